import type { BoardVisit } from '#domain/dispatch/board-visit.ts'
import { missesPromise } from '#domain/dispatch/suggest/limits.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { WarningNote } from './warning-note.tsx'

interface PromiseNoteProps {
  visit: BoardVisit
  /** The instant at which it would start. */
  start: string
}

/** Says which promised time a start misses, so that the customer is called; nothing where it misses none. */
export function PromiseNote({ visit, start }: PromiseNoteProps) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  if (!missesPromise(visit, start)) return null
  const { windowStart, windowEnd } = visit.order
  const window =
    windowStart && windowEnd
      ? format.span(windowStart, windowEnd, now)
      : format.when(windowStart ?? windowEnd ?? start, now)
  return <WarningNote>{t('board.missesPromise', { window })}</WarningNote>
}
