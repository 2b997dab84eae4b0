import { prepareMutation } from '#domain/mutation/prepare-mutation.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import { ok } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import type { OutboxRow } from '#data/local/database/rows.ts'
import { documentName } from '#data/server/rest/document-name.ts'
import type { Tenant } from '#data/server/rest/document-name.ts'
import type { Failure } from '#data/server/rest/failure.ts'
import type { FirestoreRest, RestCall } from '#data/server/rest/firestore-rest.ts'

/** A document that the user may not see exists, and is not theirs. */
const hidden: Doc = {}

/**
 * Documents that mutations peek at, read after the rules have refused them: null if there is none, empty if the user
 * may not see it.
 */
export async function readPeeked(
  rest: FirestoreRest,
  rows: readonly OutboxRow[],
  tenant: Tenant,
  call: RestCall,
): Promise<Result<ReadonlyMap<Ref, Doc | null>, Failure>> {
  const refs = [...new Set(rows.flatMap(peeksOf))]
  if (refs.length === 0) return ok(new Map())
  const together = await read(refs)
  if (together.ok || together.problem.status !== 'PERMISSION_DENIED') return together
  // A document that may not be seen makes the whole request fail.
  const peeked = new Map<Ref, Doc | null>()
  for (const ref of refs) {
    const alone = await read([ref])
    if (!alone.ok && alone.problem.status !== 'PERMISSION_DENIED') return alone
    peeked.set(ref, alone.ok ? (alone.value.get(ref) ?? null) : hidden)
  }
  return ok(peeked)

  async function read(some: readonly Ref[]): Promise<Result<Map<Ref, Doc | null>, Failure>> {
    const names = some.map((ref) => documentName(ref, tenant))
    const answer = await rest.batchGet(names, call)
    if (!answer.ok) return answer
    return ok(
      new Map(some.map((ref, i) => [ref, answer.value.docs.get(names[i] ?? '')?.doc ?? null])),
    )
  }
}

function peeksOf({ name, args, version }: OutboxRow): readonly Ref[] {
  const prepared = prepareMutation(name, args, version)
  return prepared.ok ? prepared.value.peeks : []
}
