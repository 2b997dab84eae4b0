import { useEffect, useState, useSyncExternalStore } from 'react'
import {
  type DayItem,
  myTime,
  type OrderListItem,
  ownTrail,
  type PageTracker,
  plannedOrders,
} from '#data/index.ts'
import { useLive, useTimeZone } from '#data/react.ts'
import type { Actor } from '#domain/access/actor.ts'
import { planDay } from '#domain/booking/plan-day.ts'
import { confirmableMs } from '#domain/time/bounds.ts'
import { addDays, fromLocalTime } from '#domain/time/local-time.ts'
import { arrivalToAsk, watchArrival } from '#domain/tracking/arrival.ts'
import { arrivalTarget } from '#domain/tracking/arrival-target.ts'
import { useNow } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'
import { onWatchOfOtherTab, readWatch, writeWatch } from './kept-watch.ts'
import { useFreshFix } from './use-fresh-fix.ts'

export interface Arrival {
  /** The visit at whose site the person is. */
  readonly item: DayItem
  /** When they arrived there (ISO). */
  readonly at: string
  /** The person has answered. */
  readonly settle: () => void
}

/** An arrival to ask about, from the fixes of this device; null if there is none. */
export function useArrival(tracker: PageTracker, actor: Actor): Arrival | null {
  const now = useNow()
  const timeZone = useTimeZone()
  const open = useLive(plannedOrders({ scope: 'mine' }))
  const entries = useLive(myTime())
  const state = useSyncExternalStore(tracker.state.subscribe, tracker.state.get)
  const trail = useStoredFixes()
  const { fix: fresh, isAsking } = useFreshFix(tracker)
  const [kept, setKept] = useState(() => readWatch(actor.uid))
  useEffect(() => onWatchOfOtherTab(actor.uid, () => setKept(readWatch(actor.uid))), [actor.uid])

  const item =
    open &&
    planDay<OrderListItem>(open, [], {
      uid: actor.uid,
      now: new Date(now).toISOString(),
      timeZone,
    }).current
  const target = item && entries ? arrivalTarget(item, actor, entries) : null
  const fixes = [...(trail ?? []), state?.last ?? [], fresh ?? []].flat()
  const watch = target && trail ? watchArrival(kept, target, fixes) : kept
  if (watch !== kept && JSON.stringify(watch) !== JSON.stringify(kept)) setKept(watch)
  useEffect(() => {
    if (watch) writeWatch(actor.uid, watch)
  }, [actor.uid, watch])

  const at = target && !isAsking ? arrivalToAsk(watch, target, now) : null
  if (!item || !watch || at === null) return null
  return { item, at, settle: () => setKept({ ...watch, isSettled: true }) }
}

/** The fixes of this device since yesterday: an arrival of that day can still be confirmed after midnight. */
function useStoredFixes() {
  const timeZone = useTimeZone()
  const today = useToday(timeZone)
  const midnight = fromLocalTime(`${today}T00:00`, timeZone) ?? `${today}T00:00:00.000Z`
  const from = new Date(Date.parse(midnight) - confirmableMs).toISOString()
  return useLive(ownTrail(from, `${addDays(today, 2)}T00:00:00.000Z`))
}
