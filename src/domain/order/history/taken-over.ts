import * as v from 'valibot'

const change = v.object({
  edits: v.object({
    assigneeIds: v.object({ from: v.array(v.string()), to: v.array(v.string()) }),
  }),
})

interface Change {
  readonly name: string
  readonly args: unknown
}

/**
 * From whom a person took an order over: those whom the last change that gave it to them took it from. `changes` are
 * those of the order that the person may read, the oldest first.
 */
export function takenOverFrom(
  changes: readonly Change[],
  uid: string,
  assigneeIds: readonly string[],
): readonly string[] {
  const gives = changes.flatMap(({ name, args }) => {
    const isPlan = name === 'order/assign' || name === 'booking/plan'
    return isPlan && v.is(change, args) ? [args.edits.assigneeIds] : []
  })
  const last = gives.findLast(({ from, to }) => to.includes(uid) !== from.includes(uid))
  if (!last?.to.includes(uid) || !assigneeIds.includes(uid)) return []
  return last.from.filter((one) => !last.to.includes(one) && !assigneeIds.includes(one))
}
