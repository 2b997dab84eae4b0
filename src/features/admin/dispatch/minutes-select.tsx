import { lengthText } from '#components/text/length-text.ts'
import { useT } from '#messages/index.ts'
import { Select } from '#ui/form/select.tsx'

export interface MinutesSelectProps {
  label: string
  description?: string
  value: number
  /** Minutes to choose from; the present value is one of them in any case. */
  choices: readonly number[]
  /** What no minutes at all mean. */
  none?: string
  onChange: (minutes: number) => void
}

/** A choice among the usual durations. */
export function MinutesSelect({
  label,
  description,
  value,
  choices,
  none,
  onChange,
}: MinutesSelectProps) {
  const t = useT()
  const all = [...new Set([...choices, value])].toSorted((a, b) => a - b)
  return (
    <Select
      label={label}
      description={description}
      value={String(value)}
      options={all.map((minutes) => ({
        value: String(minutes),
        label: minutes === 0 && none !== undefined ? none : lengthText(t, minutes * 60_000),
      }))}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  )
}
