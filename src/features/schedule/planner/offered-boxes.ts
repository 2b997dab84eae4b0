import type { PlannedChange } from '#domain/planning/board/plan-changes.ts'
import { type Box, boxOf, type Stage } from '../day/stage.ts'

/** Where the visits of a plan would be on the day that the board shows, in pixels of its canvas. */
export function offeredBoxes(
  stage: Stage,
  changes: readonly PlannedChange[],
): readonly (Box & { readonly text: string })[] {
  const laneOf = new Map(stage.lanes.map(({ person }, index) => [person.user.id, index]))
  return changes.flatMap(({ after }) =>
    after.assigneeIds.flatMap((id) => {
      const index = laneOf.get(id)
      if (index === undefined || after.start === null) return []
      const from = stage.axis.minuteOf(Date.parse(after.start))
      return [{ ...boxOf(stage, index, from, after.minutes), text: after.order.title }]
    }),
  )
}
