import { useState } from 'react'
import { useTimeZone } from '#data/react.ts'
import { delayOf, lateArrival, nextAtTime } from '#domain/booking/late-arrival.ts'
import { isTimed } from '#domain/booking/plan-of-bookings.ts'
import type { LateNotice } from '#domain/entities/late-notice.ts'
import { toLocalTime } from '#domain/time/local-time.ts'
import { useNow } from '#messages/index.ts'

export const delays = [15, 30, 45, 60] as const

/** A delay in minutes, or a time of one's own ('HH:MM'). */
type Choice = { readonly minutes: number } | { readonly time: string }

/** When a visit can be expected, as its technician chooses: some minutes later, or at a time of their own. */
export function useLateArrival(start: string | null, told: LateNotice | null) {
  const now = useNow()
  const timeZone = useTimeZone()
  const known = told && Date.parse(told.arrival) > now ? told : null
  const knownDelay = known ? delayOf(known, delays) : undefined
  const timeOf = (instant: string) => toLocalTime(instant, timeZone).slice(11)
  const [choice, setChoice] = useState<Choice>(() =>
    known && knownDelay === undefined
      ? { time: timeOf(known.arrival) }
      : { minutes: knownDelay ?? delays[0] },
  )
  const from = start !== null && isTimed(start) ? start : null
  const arrival =
    'time' in choice
      ? nextAtTime(choice.time, now, timeZone)
      : // The office and the customer are told the same time, however long lies between.
        known && choice.minutes === knownDelay
        ? known.arrival
        : lateArrival(from, choice.minutes, now)
  return {
    /** An instant; null where the time of one's own is none to come. */
    arrival,
    /** What the office knows, and is still to come. */
    known,
    isTold: known !== null && arrival !== null && Date.parse(arrival) === Date.parse(known.arrival),
    minutes: 'minutes' in choice ? choice.minutes : null,
    time: 'time' in choice ? choice.time : null,
    chooseMinutes: (minutes: number) => setChoice({ minutes }),
    chooseTime: (time: string) => setChoice({ time }),
    /** Begins a time of one's own with what was chosen before. */
    startTime: () => setChoice({ time: arrival === null ? '' : timeOf(arrival) }),
  }
}
