import type { Answer } from '#domain/checklist/answer.ts'
import { isOneTap } from '#domain/checklist/one-tap.ts'
import { useT } from '#messages/index.ts'
import { Chip, ChipRow } from '#ui/form/chip.tsx'
import type { AnswerFieldProps } from './answer-autosave.ts'
import { GradedYesNo } from './graded-yes-no.tsx'
import { QuestionLabel } from './question-label.tsx'
import { NumberAnswer } from './number-answer.tsx'
import { TextAnswer } from './text-answer.tsx'
import styles from './checklist.module.css'

/** The input for the question's type. */
export function AnswerField(props: AnswerFieldProps) {
  const t = useT()
  const { item } = props
  if (item.kind === 'text' || item.kind === 'date') return <TextAnswer {...props} />
  if (item.kind === 'number' || item.kind === 'meter') return <NumberAnswer {...props} />
  if (isOneTap(item)) return <GradedYesNo {...props} />
  if (item.kind === 'yesNo') {
    const words = [
      { value: true, label: t('checklist.yes') },
      { value: false, label: t('checklist.no') },
    ]
    return <OneOf {...props} options={words} />
  }
  if (item.kind === 'choice') {
    return <OneOf {...props} options={item.options.map((value) => ({ value, label: value }))} />
  }
  return <SomeOf {...props} />
}

interface Option {
  readonly value: string | boolean
  readonly label: string
}

/** Tapping the selected option again clears it. */
function OneOf({ item, answer, autosave, options }: AnswerFieldProps & { options: Option[] }) {
  return (
    <>
      <QuestionLabel item={item} />
      <div className={styles.taps}>
        <ChipRow label={item.label} wrap>
          {options.map(({ value, label }) => (
            <Chip
              key={label}
              isSelected={answer.value === value}
              onPress={() =>
                void autosave.save({ value: autosave.now().value === value ? null : value })
              }
            >
              {label}
            </Chip>
          ))}
        </ChipRow>
      </div>
    </>
  )
}

function SomeOf({ item, answer, autosave }: AnswerFieldProps) {
  const chosen = chosenOf(answer)

  function toggle(value: string) {
    const before = chosenOf(autosave.now())
    const next = item.options.filter((one) => before.includes(one) !== (one === value))
    void autosave.save({ value: next.length === 0 ? null : next })
  }

  return (
    <>
      <QuestionLabel item={item} />
      <div className={styles.taps}>
        <ChipRow label={item.label} wrap>
          {item.options.map((value) => (
            <Chip key={value} isSelected={chosen.includes(value)} onPress={() => toggle(value)}>
              {value}
            </Chip>
          ))}
        </ChipRow>
      </div>
    </>
  )
}

function chosenOf({ value }: Answer): readonly string[] {
  return Array.isArray(value) ? value : []
}
