import { type Grade, grades } from '#domain/checklist/answer.ts'
import { useT } from '#messages/index.ts'
import { Chip, ChipRow } from '#ui/form/chip.tsx'
import styles from './checklist.module.css'
import { gradeStyle } from './grade-style.tsx'

export interface GradeChipsProps {
  /** The question, for screen readers. */
  label: string
  grade: Grade | null
  onGrade: (grade: Grade | null) => void
}

/** Pass, fail or not applicable; tapping the selected one again clears it. */
export function GradeChips({ label, grade, onGrade }: GradeChipsProps) {
  const t = useT()
  return (
    <div className={styles.taps}>
      <p className={styles.help} aria-hidden="true">
        {t('checklist.result')}
      </p>
      <ChipRow label={t('checklist.gradeOf', { label })} wrap>
        {grades.map((one) => {
          const { tone, Icon } = gradeStyle[one]
          return (
            <Chip
              key={one}
              icon={<Icon aria-hidden="true" />}
              tone={tone}
              isSelected={grade === one}
              onPress={() => onGrade(grade === one ? null : one)}
            >
              {t(`checklist.grade.${one}`)}
            </Chip>
          )
        })}
      </ChipRow>
    </div>
  )
}
