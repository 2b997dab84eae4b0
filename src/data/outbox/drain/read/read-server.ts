import { parseRow } from '#domain/stored/parse-row.ts'
import type { Receipt } from '#domain/entities/receipt.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import { ok } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import type { OutboxRow } from '#data/local/database/rows.ts'
import { documentName } from '#data/server/rest/document-name.ts'
import type { Tenant } from '#data/server/rest/document-name.ts'
import type { Failure } from '#data/server/rest/failure.ts'
import type { FirestoreRest, RestCall } from '#data/server/rest/firestore-rest.ts'
import { senderOf } from './actor-of.ts'
import type { Sender } from './actor-of.ts'
import type { LimitReading } from '../plan/commit-cost.ts'
import { readInParts } from './read-parts.ts'
import type { OutboxStore } from '../types.ts'

/** What the server holds of some mutations' documents. */
export interface ServerState {
  /** The existing documents. */
  readonly docs: ReadonlyMap<Ref, Doc>
  /** Requested but missing. */
  readonly missing: readonly Ref[]
  readonly updateTimes: ReadonlyMap<Ref, string>
  /** Receipts found, by mutation: these have arrived before. */
  readonly landed: ReadonlyMap<string, Receipt>
  /** The caller as the server knows them; null if not requested. */
  readonly sender: Sender | null
  /** Since when the subscription of the company has lapsed (ISO); null if it has not, or if this was not requested. */
  readonly lapsedAt: string | null
  /** '' if nothing had to be read. */
  readonly readTime: string
}

interface Question {
  readonly rows: readonly OutboxRow[]
  /** Of `rows`, those that may have been sent before. */
  readonly attempted: readonly OutboxRow[]
  readonly uid: string
  /**
   * The present in milliseconds, if the documents of the caller and the company are to be read too; else null, because
   * the commit authorizes its sender anyway.
   */
  readonly senderAt: number | null
  readonly tenant: Tenant
  readonly reading: LimitReading
  readonly call: RestCall
}

/**
 * Reads the documents of some mutations, the receipts of those that may have arrived, and, if requested, the caller's
 * user document. New documents that were never sent are known not to exist, so they are not read.
 */
export async function readServer(
  store: Pick<OutboxStore, 'unknownToServer'>,
  rest: FirestoreRest,
  { rows, attempted, uid, senderAt, tenant, reading, call }: Question,
): Promise<Result<ServerState, Failure>> {
  const refs = [...new Set(rows.flatMap((row) => row.refs))]
  const maybeSent = new Set(attempted.flatMap((row) => row.refs))
  const created = [...new Set(rows.flatMap((row) => row.creates ?? row.refs))]
  const unknown = await store.unknownToServer(created.filter((ref) => !maybeSent.has(ref)))
  const asked = refs.filter((ref) => !unknown.has(ref))
  const receiptRefs = attempted.map((row): Ref => `mutations/${row.id}`)
  if (asked.length + receiptRefs.length === 0 && senderAt === null) return ok(nothing)

  const self: Ref = `users/${uid}`
  const company: Ref = `companies/${tenant.companyId}`
  const names = new Map<Ref, string>()
  // Who accepts an invitation may not read the company before.
  const isNewcomer = rows.some(({ name }) => name === 'invite/accept')
  const known = isNewcomer ? [self] : [self, company]
  for (const ref of [...asked, ...receiptRefs, ...(senderAt === null ? [] : known)])
    names.set(ref, documentName(ref, tenant))
  const answer = await readInParts(rest, names, reading, call)
  if (!answer.ok) return answer

  const found = (ref: Ref) => answer.value.docs.get(names.get(ref) ?? '')
  const docs = new Map<Ref, Doc>()
  const updateTimes = new Map<Ref, string>()
  for (const ref of new Set([...asked, self])) {
    const held = found(ref)
    if (!held) continue
    docs.set(ref, held.doc)
    updateTimes.set(ref, held.updateTime)
  }
  const landed = new Map<string, Receipt>()
  for (const { id } of attempted) {
    const receipt = found(`mutations/${id}`)
    const parsed = receipt && parseRow('mutations', id, receipt.doc)
    if (parsed?.ok) landed.set(id, parsed.value)
  }
  return ok({
    docs,
    updateTimes,
    landed,
    missing: asked.filter((ref) => !docs.has(ref)),
    sender: senderAt === null ? null : senderOf(uid, docs.get(self), senderAt),
    lapsedAt: senderAt === null ? null : lapsedAtOf(tenant.companyId, found(company)?.doc),
    readTime: answer.value.readTime,
  })
}

function lapsedAtOf(companyId: string, doc: Doc | undefined): string | null {
  const company = doc && parseRow('companies', companyId, doc)
  return company?.ok === true ? company.value.lapsedAt : null
}

const nothing: ServerState = {
  docs: new Map(),
  missing: [],
  updateTimes: new Map(),
  landed: new Map(),
  sender: null,
  lapsedAt: null,
  readTime: '',
}
