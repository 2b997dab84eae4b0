import type { Condition } from '#domain/checklist/checklist-item.ts'
import { useT } from '#messages/index.ts'
import { Select } from '#ui/form/select.tsx'
import type { ConditionChoice } from './question-form.ts'

export interface ConditionSelectProps {
  label: string
  /** Label for "no condition". */
  none: string
  choices: readonly ConditionChoice[]
  value: Condition | null
  error?: string | undefined
  onChange: (condition: Condition | null) => void
}

/** Selects the answer to an earlier question that a question depends on. */
export function ConditionSelect(props: ConditionSelectProps) {
  const t = useT()
  const { label, none, choices, value, error, onChange } = props
  const labelOf = ({ item, is }: ConditionChoice) =>
    t('template.condition', {
      label: item.label,
      answer: typeof is === 'boolean' ? t(is ? 'checklist.yes' : 'checklist.no') : is,
    })
  const chosen = choices.findIndex(({ item, is }) => item.id === value?.itemId && is === value.is)
  return (
    <Select
      label={label}
      placeholder={none}
      value={chosen === -1 ? '' : String(chosen)}
      error={error}
      options={choices.map((choice, i) => ({ value: String(i), label: labelOf(choice) }))}
      onChange={(event) => {
        const choice = event.target.value === '' ? undefined : choices[Number(event.target.value)]
        onChange(choice ? { itemId: choice.item.id, is: choice.is } : null)
      }}
    />
  )
}
