import { prepareMutation } from '#domain/mutation/prepare-mutation.ts'
import type { Problem } from '#domain/problem.ts'
import { ok } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import type { Draft } from './drafts.ts'
import { mutate } from '../mutate/mutate.ts'
import type { MutateContext } from '../mutate/mutate-context.ts'
import { newRow } from '../mutate/new-row.ts'

/**
 * Queues a change that a closed tab left as a draft, under the id it was given there. The tab may have closed after
 * the change was sent. A change that can no longer be applied on this device is therefore queued without being shown:
 * sending looks up its receipt first, and if it has not arrived and is refused, it waits for the person.
 */
export async function adoptDraft(
  { id, name, args }: Draft,
  context: MutateContext,
): Promise<Result<{ id: string }, Problem>> {
  const { db } = context
  const asSent = { ...context, id, mayHaveBeenSent: true }
  if (await db.outbox.get({ id })) return ok({ id })
  const done = await mutate(name, args, asSent)
  // The document that it creates already exists.
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
