import { stackVisits } from '#domain/dispatch/stack-visits.ts'
import type { PlannedChange } from '#domain/planning/board/plan-changes.ts'
import { rowsOf } from '../day/bar-box.ts'
import { type Box, boxOf, type Stage } from '../day/stage.ts'

interface Offer {
  readonly id: string
  readonly text: string
  readonly startsAt: number
  readonly endsAt: number
}

/**
 * Where the visits of a plan would be on the day that the board shows, in pixels of its canvas: beneath the visits that
 * stay where they are and beneath each other, as far as their lane has rows. One that lies over a visit that
 * stays has no text, so that both can be read; one that moves gives way.
 */
export function offeredBoxes(
  stage: Stage,
  changes: readonly PlannedChange[],
): readonly (Box & { readonly text: string })[] {
  const moved = new Set(changes.map(({ after }) => after.id))
  return stage.lanes.flatMap((lane, index) => {
    const offers = changes.flatMap(({ after }): Offer[] => {
      const { id, start, minutes, order, assigneeIds } = after
      if (start === null || !assigneeIds.includes(lane.person.user.id)) return []
      const from = stage.axis.minuteOf(Date.parse(start))
      return [{ id, text: order.title, startsAt: from, endsAt: from + minutes }]
    })
    const staying = lane.bars.filter(({ item }) => !moved.has(item.id))
    const { rowOf } = stackVisits(
      offers,
      staying.map(({ from, to, row }) => ({ startsAt: from, endsAt: to, row })),
    )
    return offers.map(({ id, text, startsAt, endsAt }) => {
      const row = Math.min(rowOf.get(id) ?? 0, rowsOf(lane) - 1)
      const box = boxOf(stage, index, startsAt, endsAt - startsAt, row)
      const isOver = staying.some(
        (bar) => bar.row === row && bar.from < endsAt && bar.to > startsAt,
      )
      return { ...box, text: isOver ? '' : text }
    })
  })
}
