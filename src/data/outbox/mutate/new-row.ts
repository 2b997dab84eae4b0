import { trueTime } from '#domain/time/true-time.ts'
import type { OutboxRow } from '#data/local/database/rows.ts'
import type { MutateContext } from './mutate-context.ts'

type Queued = Pick<OutboxRow, 'name' | 'version' | 'args' | 'refs'>

/** A mutation as it is queued before it has run: it has written nothing yet. */
export function newRow(
  { name, version, args, refs }: Queued,
  { actor, id, deviceId, now, offsetMs, mayHaveBeenSent = false }: Omit<MutateContext, 'db'>,
): Omit<OutboxRow, 'seq'> {
  return {
    at: trueTime(now, offsetMs),
    deviceAt: new Date(now).toISOString(),
    offsetMs,
    id,
    name,
    version,
    args,
    actor,
    deviceId,
    refs,
    writes: [],
    creates: [],
    state: 'waiting',
    attempts: mayHaveBeenSent ? 1 : 0,
    failures: 0,
    notBefore: 0,
    attemptId: null,
    leaseUntil: 0,
    problem: null,
    conflicts: [],
    settled: [],
    waitsFor: [],
    bytes: JSON.stringify(args).length,
  }
}
