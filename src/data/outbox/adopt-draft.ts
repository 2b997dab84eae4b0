import { prepareMutation } from '#domain/mutation/prepare-mutation.ts'
import type { Problem } from '#domain/problem.ts'
import { ok } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import type { Draft } from '../drafts.ts'
import { mutate } from './mutate.ts'
import type { MutateContext } from './mutate-context.ts'
import { newRow } from './new-row.ts'

/**
 * Queues what a tab that is gone was still typing, under the id that it was to have. The tab may have died after it
 * had been sent: what cannot be done here any more is therefore queued without being shown, and the server tells
 * whether it has arrived; else it is refused there and waits for the person.
 */
export async function adoptDraft(
  { id, name, args }: Draft,
  context: MutateContext,
): Promise<Result<{ id: string }, Problem>> {
  const { db } = context
  const asSent = { ...context, id, mayHaveBeenSent: true }
  if (await db.outbox.get({ id })) return ok({ id })
  const done = await mutate(name, args, asSent)
  // What it creates is there already.
  if (done.ok || done.problem.type === 'doc/exists') return ok({ id })
  const prepared = prepareMutation(name, args)
  await db.outbox.add(
    prepared.ok
      ? newRow(prepared.value, asSent)
      : {
          ...newRow({ name, version: 1, args, refs: [] }, asSent),
          state: 'needsYou',
          problem: prepared.problem,
        },
  )
  return ok({ id })
}
