import { runningTimers } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { LeftTimerNote } from './left-timer-note.tsx'
import { useLeftTimers } from './use-left-timers.ts'

/** The timers that go on although their order left this person, as they chose. */
export function KeptTimerList({ uid }: { uid: string }) {
  const left = useLeftTimers(useLive(runningTimers()) ?? [], uid)
  return left
    .filter(({ isKept }) => isKept)
    .map((one) => <LeftTimerNote key={one.entry.id} left={one} />)
}
