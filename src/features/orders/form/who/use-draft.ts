import { useDeferredValue, useMemo, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { BoardVisit } from '#domain/dispatch/board-visit.ts'
import { equal } from '#lib/equal.ts'
import type { WindowSettings } from '../when/arrival-window.ts'
import { type DraftValues, draftVisit } from './draft-visit.ts'

/** The visit as the form would plan it. Typing goes before it, and what does not concern it leaves it alone. */
export function useDraft(visit: BoardVisit, settings: WindowSettings): BoardVisit {
  const { watch } = useFormContext<DraftValues>()
  const all = watch()
  const values = useSame<DraftValues>({
    ...(all.priority !== undefined && { priority: all.priority }),
    day: all.day,
    time: all.time,
    minutes: all.minutes,
    window: all.window,
    windowStart: all.windowStart,
    windowEnd: all.windowEnd,
    assigneeIds: all.assigneeIds,
    leadId: all.leadId,
    skills: all.skills,
    crewSize: all.crewSize,
    dueAt: all.dueAt,
    neededItems: all.neededItems,
    preferredIds: all.preferredIds,
    excludedIds: all.excludedIds,
  })
  const later = useDeferredValue(values)
  return useMemo(() => draftVisit(visit, later, settings), [visit, later, settings])
}

/** The value given first of those that are equal. */
function useSame<T>(value: T): T {
  const [known, setKnown] = useState(value)
  if (equal(known, value)) return known
  setKnown(value)
  return value
}
