import type { RuleWeekday } from '#domain/recurrence/rhythm.ts'
import { ruleWeekdays } from '#domain/recurrence/rule.ts'
import { useT } from '#messages/index.ts'
import { Chip, ChipRow } from '#ui/form/chip.tsx'
import { useWeekdayName } from './use-weekday-name.ts'

interface WeekdayChipsProps {
  chosen: readonly RuleWeekday[]
  onChange: (chosen: readonly RuleWeekday[]) => void
}

/** The weekdays of a weekly plan; at least one stays chosen. */
export function WeekdayChips({ chosen, onChange }: WeekdayChipsProps) {
  const t = useT()
  const nameOf = useWeekdayName()
  return (
    <ChipRow label={t('plans.weekdays')} wrap>
      {ruleWeekdays.map((day) => {
        const isChosen = chosen.includes(day)
        return (
          <Chip
            key={day}
            isSelected={isChosen}
            onPress={() => {
              const next = isChosen ? chosen.filter((one) => one !== day) : [...chosen, day]
              if (next.length > 0) onChange(ruleWeekdays.filter((one) => next.includes(one)))
            }}
          >
            {nameOf(day, 'short')}
          </Chip>
        )
      })}
    </ChipRow>
  )
}
