import { gradeByTap, isTapped, tapped } from '#domain/checklist/one-tap.ts'
import { useT } from '#messages/index.ts'
import { Chip, ChipRow } from '#ui/form/chip.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { AnswerFieldProps } from './answer-autosave.ts'
import styles from './checklist.module.css'
import { gradeStyle } from './grade-style.tsx'
import { QuestionLabel } from './question-label.tsx'

const none = gradeStyle.notApplicable

/** Yes, no or not applicable, where the grade follows from the answer; the icons show which one passes. */
export function GradedYesNo({ item, answer, autosave }: AnswerFieldProps) {
  const t = useT()
  const tap = (to: boolean | null) => void autosave.save(tapped(item, autosave.now(), to))
  return (
    <>
      <QuestionLabel item={item} />
      <div className={styles.taps}>
        <ChipRow label={item.label} wrap>
          {[true, false].map((value) => {
            const grade = gradeByTap(item, value)
            const { tone, Icon } = gradeStyle[grade]
            return (
              <Chip
                key={String(value)}
                icon={<Icon aria-hidden="true" />}
                tone={tone}
                isSelected={isTapped(answer, value)}
                onPress={() => tap(value)}
              >
                {t(value ? 'checklist.yes' : 'checklist.no')}
                <VisuallyHidden> {t(`checklist.grade.${grade}`)}</VisuallyHidden>
              </Chip>
            )
          })}
          <Chip
            icon={<none.Icon aria-hidden="true" />}
            tone={none.tone}
            isSelected={answer.grade === 'notApplicable'}
            onPress={() => tap(null)}
          >
            {t('checklist.grade.notApplicable')}
          </Chip>
        </ChipRow>
      </div>
    </>
  )
}
