import { type Rhythm, rhythmOrdinals, startRhythm } from '#domain/recurrence/rhythm.ts'
import { ruleWeekdays } from '#domain/recurrence/rule.ts'
import { useFormat, useT } from '#messages/index.ts'
import { FieldRow } from '#ui/form/form.tsx'
import { Select } from '#ui/form/select.tsx'
import { useWeekdayName } from './use-weekday-name.ts'

interface DayInMonthFieldsProps {
  rhythm: Pick<Rhythm, 'unit' | 'on'>
  startDay: string
  onChange: (on: Rhythm['on']) => void
}

const days = [...Array.from({ length: 31 }, (_, index) => index + 1), -1]

/** A day of the month, or a weekday such as the second Tuesday; of a year, in the month in which it begins. */
export function DayInMonthFields({
  rhythm: { unit, on },
  startDay,
  onChange,
}: DayInMonthFieldsProps) {
  const t = useT()
  const format = useFormat()
  const nameOf = useWeekdayName()
  const start = startRhythm(startDay === '' ? '1970-01-01' : startDay)
  const [weekday = 'MO'] = start.weekdays
  const date = unit === 'year' && startDay !== '' ? format.day(startDay) : ''
  return (
    <>
      <Select
        label={t('plans.dayBy')}
        options={[
          {
            value: 'day',
            label: unit === 'year' ? t('plans.dayBy.date', { date }) : t('plans.dayBy.day'),
          },
          { value: 'weekday', label: t('plans.dayBy.weekday') },
        ]}
        value={on.kind}
        onChange={({ target }) =>
          onChange(
            target.value === 'day' ? start.on : { kind: 'weekday', nth: nthOf(startDay), weekday },
          )
        }
      />
      {on.kind === 'day' && unit === 'month' && (
        <Select
          label={t('plans.dayOfMonth')}
          options={days.map((day) => ({
            value: String(day),
            label: day === -1 ? t('rule.lastDay') : String(day),
          }))}
          value={String(on.day)}
          onChange={({ target }) => onChange({ kind: 'day', day: Number(target.value) })}
        />
      )}
      {on.kind === 'weekday' && (
        <FieldRow>
          <Select
            label={t('plans.nth')}
            options={rhythmOrdinals.map((nth) => ({
              value: String(nth),
              label: t(`plans.nth.${nth === -1 ? 'last' : nth}`),
            }))}
            value={String(on.nth)}
            onChange={({ target }) => onChange({ ...on, nth: Number(target.value) })}
          />
          <Select
            label={t('plans.weekday')}
            options={ruleWeekdays.map((day) => ({ value: day, label: nameOf(day, 'long') }))}
            value={on.weekday}
            onChange={({ target }) =>
              onChange({
                ...on,
                weekday: ruleWeekdays.find((day) => day === target.value) ?? on.weekday,
              })
            }
          />
        </FieldRow>
      )}
    </>
  )
}

/** Which of its weekday in the month a day is; the fifth is the last. */
function nthOf(day: string): number {
  const nth = Math.ceil(Number(day.slice(8) || 1) / 7)
  return nth > 4 ? -1 : nth
}
