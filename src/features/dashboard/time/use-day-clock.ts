import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { myTime } from '#data/index.ts'
import { useData, useMutate } from '#data/react.ts'
import type { TimeEntry, TimeKind } from '#domain/entities/time-entry.ts'
import { newId } from '#lib/new-id.ts'
import { useFormat, useT } from '#messages/index.ts'
import { showToast } from '#ui/overlay/toast.ts'

/** The entry to start. */
export interface Begin {
  readonly kind: TimeKind
  readonly orderId: string | null
}

/** Which toast says that the day has ended. */
export const endedToast = 'day-ended'

/** The taps on the clock of the paid day. */
export function useDayClock() {
  const t = useT()
  const format = useFormat()
  const data = useData()
  const mutate = useMutate()
  const reportProblem = useProblemToast()

  async function clock(ends: readonly { id: string }[], begin: Begin | null): Promise<boolean> {
    const start = begin && { entryId: newId(), ...begin }
    const result = await mutate('time/clock', { endIds: ends.map(({ id }) => id), start })
    if (!result.ok) reportProblem(result.problem)
    else navigator.vibrate?.(12)
    return result.ok
  }

  async function endDay(running: readonly TimeEntry[]): Promise<void> {
    if (!(await clock(running, null))) return
    const known = (await data.read(myTime())) ?? []
    const at = known.find(
      ({ id }) => id === running.find(({ kind }) => kind === 'day')?.id,
    )?.endedAt
    if (!at) return
    showToast(t('time.ended', { time: format.time(at) }), {
      id: endedToast,
      kind: 'success',
      action: { label: t('action.undo'), onPress: () => void resume(running) },
    })
  }

  /** Resumes everything that ending the day stopped, as if it had not been tapped. */
  async function resume(stopped: readonly TimeEntry[]): Promise<void> {
    const known = (await data.read(myTime())) ?? []
    for (const { id: entryId } of stopped) {
      const entry = known.find(({ id }) => id === entryId)
      const from = entry?.endedAt ?? null
      if (from === null) continue
      const note = t('time.endedByMistake', { time: format.time(from) })
      const edits = { endedAt: { from, to: null } }
      const result = await mutate('time/correct', {
        entryId,
        // Each correction needs its own note, even the second one within a minute.
        note: entry?.note === note ? t('time.endedByMistake', { time: format.exact(from) }) : note,
        edits,
      })
      if (!result.ok) reportProblem(result.problem)
    }
  }

  return { clock, endDay }
}
