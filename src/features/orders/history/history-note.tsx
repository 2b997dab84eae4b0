import * as v from 'valibot'
import { LocationLink } from '#components/contact/location-link.tsx'
import type { HistoryEntry } from '#data/index.ts'
import { stepLocation } from '#domain/mutation/mutators/order/order-step-location.ts'
import { useUnsentKind } from '#components/sync/unsent-kind.ts'
import { useDeviceName } from '#components/sync/use-device-name.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'

export interface HistoryNoteProps {
  entry: HistoryEntry
  /** '' if the name is unknown on this device. */
  person: string
  /** Whether the reader is the office. */
  office: boolean
}

const locatedArgs = v.object({ place: stepLocation })

/** The location of a step, on the app's map. */
function StepLocation({ args }: { args: unknown }) {
  const t = useT()
  const format = useFormat()
  const parsed = v.safeParse(locatedArgs, args)
  if (!parsed.success) return null
  return (
    <LocationLink place={parsed.output.place}>
      {t('route.viewOnMap', { metres: format.number(Math.round(parsed.output.place.accuracy)) })}
    </LocationLink>
  )
}

/** Smaller delays and clock differences are not worth mentioning; in milliseconds. */
const minShownMs = 60_000

/** Who made the change, when it arrived, and what their clock said if it was wrong. */
export function HistoryNote({ entry, person }: HistoryNoteProps) {
  const t = useT()
  const device = useDeviceName()
  const unsent = useUnsentKind()
  const parts = [
    person,
    entry.receivedAt === null && unsent !== null && t(`unsent.${unsent}`, { device }),
    useArrival(entry),
    useClockNote(entry),
    entry.uncounted !== null && t(`orders.notCounted.${entry.uncounted}`),
  ]
  return (
    <>
      {parts.filter(Boolean).join(' · ')} <StepLocation args={entry.args} />
    </>
  )
}

function useArrival({ at, receivedAt, delayMs }: HistoryEntry): string | null {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  if (receivedAt === null || delayMs === null || delayMs < minShownMs) return null
  const sameDay = format.date(at, now) === format.date(receivedAt, now)
  const when = sameDay ? format.time(receivedAt) : format.when(receivedAt, now)
  const delay = format.duration(delayMs)
  return t('orders.receivedAt', { when, delay })
}

function useClockNote({ at, deviceAt }: HistoryEntry): string | null {
  const t = useT()
  const format = useFormat()
  const wrong = Math.abs(Date.parse(deviceAt) - Date.parse(at))
  return wrong < minShownMs ? null : t('orders.deviceClock', { time: format.time(deviceAt) })
}
