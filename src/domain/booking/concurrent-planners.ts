import type { Receipt } from '#domain/entities/receipt.ts'

/** One change of a visit's plan that the server has received. */
export type PlanChange = Pick<Receipt, 'actorId' | 'at' | 'receivedAt'>

/**
 * The people who changed a visit without knowing of each other's change, in the order in which the server received them;
 * empty where everyone knew. A change did not know another one that the server received later than it was made, and
 * before it. Someone who changes the visit again after both were received has seen what came of it, which settles it.
 */
export function concurrentPlanners(changes: readonly PlanChange[]): readonly string[] {
  const received = changes
    .map(({ actorId, at, receivedAt }) => ({
      actorId,
      at: Date.parse(at),
      receivedAt: Date.parse(receivedAt),
    }))
    .sort((a, b) => a.receivedAt - b.receivedAt)
  const newest = Math.max(...received.map(({ at }) => at))
  const found = new Set<string>()
  for (const [i, later] of received.entries()) {
    if (newest > later.receivedAt) continue
    for (const earlier of received.slice(0, i)) {
      if (earlier.actorId === later.actorId || later.at > earlier.receivedAt) continue
      found.add(earlier.actorId).add(later.actorId)
    }
  }
  return [...found]
}
