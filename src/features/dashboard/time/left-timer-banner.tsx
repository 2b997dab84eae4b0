import type { RunningTimer } from '#data/index.ts'
import { keepTimer } from './kept-timers.ts'
import { LeftTimerNote } from './left-timer-note.tsx'
import { useLeftTimers } from './use-left-timers.ts'

export interface LeftTimerBannerProps {
  timers: readonly RunningTimer[]
  uid: string
}

/**
 * Asks whether to stop a timer whose order went to someone else or was closed. It is never stopped without a tap: the
 * person may still be at the work, and no one else knows when they left.
 */
export function LeftTimerBanner({ timers, uid }: LeftTimerBannerProps) {
  const left = useLeftTimers(timers, uid).find(({ isKept }) => !isKept)
  if (!left) return null
  const { entry, title } = left
  const running = timers.map((timer) => timer.entry.id)
  return (
    <LeftTimerNote left={left} onKeep={() => keepTimer(uid, { id: entry.id, title }, running)} />
  )
}
