import type { DayItem } from '#data/index.ts'
import { useT } from '#messages/index.ts'
import { Chip, ChipRow } from '#ui/form/chip.tsx'
import { DateTimeField } from '#ui/form/date-time-field.tsx'
import { delays, type useLateArrival } from './use-late-arrival.ts'

interface ArrivalChoiceProps {
  entry: DayItem['entry']
  late: ReturnType<typeof useLateArrival>
}

/** By how much a visit is late, or when its technician will be there. */
export function ArrivalChoice({ entry, late }: ArrivalChoiceProps) {
  const t = useT()
  return (
    <>
      <ChipRow label={t(entry.start === null ? 'late.in' : 'late.by')} wrap>
        {delays.map((minutes) => (
          <Chip
            key={minutes}
            isSelected={minutes === late.minutes}
            onPress={() => late.chooseMinutes(minutes)}
          >
            {t('late.minutes', { minutes })}
          </Chip>
        ))}
        <Chip isSelected={late.time !== null} onPress={late.startTime}>
          {t('late.ownTime')}
        </Chip>
      </ChipRow>
      {late.time !== null && (
        <DateTimeField
          type="time"
          label={t('late.time')}
          value={late.time}
          error={late.arrival === null ? t('late.timePassed') : undefined}
          onChange={({ target }) => late.chooseTime(target.value)}
        />
      )}
    </>
  )
}
