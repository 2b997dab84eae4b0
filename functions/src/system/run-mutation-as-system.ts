import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore'
import { systemActor } from '../../../src/domain/access/system-actor.ts'
import type { MutationName } from '../../../src/domain/mutation/mutation-name.ts'
import { prepareMutation } from '../../../src/domain/mutation/prepare-mutation.ts'
import { bindReceipts, receiptOf } from '../../../src/domain/mutation/receipt/receipt-of.ts'
import { refTo, splitRef } from '../../../src/domain/mutation/refs.ts'
import type { MutationArgs } from '../../../src/domain/mutation/registry.ts'
import type { Doc, Ref } from '../../../src/domain/mutation/types.ts'
import { type FoldedWrite, foldWrites } from '../../../src/domain/mutation/writes/fold-writes.ts'
import type { Problem } from '../../../src/domain/problem.ts'
import { ok, type Result } from '../../../src/lib/result.ts'
import { plainDoc } from './plain-doc.ts'
import { pathOf, storedDoc, storedFields } from './stored-doc.ts'

export interface SystemMutation<N extends MutationName> {
  readonly companyId: string
  readonly name: N
  readonly args: MutationArgs<N>
  /** `fn_{function}_{eventId}`: a second run for the same event does nothing. */
  readonly receiptId: string
  /** When it happened, as an ISO instant. */
  readonly at: string
}

/** Unchanged: there was nothing to do. Repeated: it was done before. */
export type SystemOutcome = 'done' | 'unchanged' | 'repeated'

/**
 * Runs a mutator of the app as the server, in one transaction with its receipt. Rules do not apply to the server, so
 * everything that they demand of a receipt, and that devices rely on, is written here.
 */
export function runMutationAsSystem<N extends MutationName>(
  db: Firestore,
  mutation: SystemMutation<N>,
): Promise<Result<SystemOutcome, Problem>> {
  return db.runTransaction((transaction) => runMutationWithin(db, transaction, mutation))
}

/** As `runMutationAsSystem`, in a transaction that has not written yet. */
export async function runMutationWithin<N extends MutationName>(
  db: Firestore,
  transaction: Transaction,
  { companyId, name, args, receiptId, at }: SystemMutation<N>,
): Promise<Result<SystemOutcome, Problem>> {
  const actor = systemActor(companyId)
  const docOf = (ref: Ref): DocumentReference => db.doc(pathOf(ref, companyId))

  const prepared = prepareMutation(name, args)
  if (!prepared.ok) return prepared
  const { refs, peeks, about, version } = prepared.value
  const receiptRef = refTo('mutations', receiptId)
  const receipt = await transaction.get(docOf(receiptRef))
  if (receipt.exists) return ok('repeated')
  const docs = await read(refs)
  const peeked = new Map<Ref, Doc | null>([
    ...peeks.map((ref) => [ref, null] as const),
    ...(await read(peeks)),
  ])
  const run = prepared.value.run({ actor, at, peeked }, docs)
  if (!run.ok) return run
  const writes = foldWrites([run.value], docs, {
    updatedAt: at,
    updatedBy: actor.uid,
    receiptId,
  })
  if (writes.length === 0) return ok('unchanged')
  const [lead] = bindReceipts(
    [
      {
        id: receiptId,
        receipt: receiptOf({
          name,
          version,
          args: prepared.value.args,
          actorId: actor.uid,
          deviceId: 'server',
          at,
          deviceAt: at,
          offsetMs: 0,
          run: run.value,
          about,
          before: docs,
          after: new Map([...docs, ...writes.map(({ ref, doc }) => [ref, doc] as const)]),
        }),
      },
    ],
    writes.map(({ ref }) => ref),
    { ...actor, since: at, until: at },
  )
  for (const each of writes) write(each)
  transaction.create(docOf(receiptRef), storedDoc(receiptRef, lead?.receipt ?? {}))
  return ok('done')

  /** The documents that exist. */
  async function read(refs: readonly Ref[]): Promise<Map<Ref, Doc>> {
    if (refs.length === 0) return new Map()
    const found = await transaction.getAll(...refs.map(docOf))
    return new Map(
      found.flatMap((snapshot, index) => {
        const [ref, data] = [refs[index], snapshot.data()]
        return ref && data ? [[ref, plainDoc(splitRef(ref)[0], data)] as const] : []
      }),
    )
  }

  function write(given: FoldedWrite): void {
    const { ref, doc } = given
    if (given.type === 'create') transaction.create(docOf(ref), storedDoc(ref, doc))
    else if (given.type === 'replace') transaction.set(docOf(ref), storedDoc(ref, doc))
    else transaction.update(docOf(ref), ...storedFields(ref, doc, given.mask))
  }
}
