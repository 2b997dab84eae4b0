import { isCollectionName } from '#domain/entities/collections.ts'
import type { Doc } from '#domain/mutation/types.ts'
import { workBounds } from '#domain/time/bounds.ts'
import { toFields } from '#emulator/demo/to-fields.ts'
import type { Write } from '#emulator/engine/types.ts'
import { past } from './documents.ts'

type Update = Write & { readonly update: NonNullable<Write['update']> }

/** The standing that a receipt claims for its author. */
export interface Proof {
  readonly role: unknown
  readonly permissions: unknown
}

interface ReceiptOptions {
  readonly root: string
  readonly uid: string
  readonly proof: Proof
  /** The company of top-level documents. */
  readonly companyId: string
  /** Further fields of the receipt. */
  readonly receipt?: Doc
  /** The receipt's id. */
  readonly id?: string
}

const defaultId = 'receipt'
/** The bounds at the server's time of these tests. */
const bounds = workBounds(Date.parse('2026-03-02T09:00:00.000Z'))

/** A lead receipt. */
export function leadReceipt(uid: string, id: string, proof: Proof, more: Doc = {}): Doc {
  return {
    schema: 1,
    name: 'user/edit',
    version: 1,
    args: {},
    actorId: uid,
    deviceId: 'd1',
    at: past,
    deviceAt: past,
    offsetMs: 0,
    refs: [`users/${uid}`],
    readerIds: [uid],
    conflicts: [],
    merged: [],
    cut: false,
    leadId: id,
    ...proof,
    ...bounds,
    writes: [],
    ...more,
  }
}

/**
 * The writes as the app sends them: each has the id of a receipt, which is added to them and lists each of them.
 * Receipts among the given writes become leads themselves.
 */
export function attachReceipt(writes: readonly Write[], options: ReceiptOptions): readonly Write[] {
  const { root, uid, proof, companyId, receipt = {}, id: receiptId = defaultId } = options
  const pathOf = ({ update }: Update) => update.name.slice(root.length + 1)
  const refs: string[] = []
  let company = companyId
  const all = writes.map((write) => {
    if (!isUpdate(write)) return write
    const path = pathOf(write)
    const segments = path.split('/')
    const [collection = '', id = ''] = segments.slice(-2)
    if (!isCollectionName(collection)) return write
    const named = write.update.fields?.['companyId']
    if (collection === 'users' && named && 'stringValue' in named) company = named.stringValue
    if (segments.length === 4) company = segments[1] ?? company
    if (collection === 'companies') company = id
    if (collection === 'mutations') return asLead(write, id)
    refs.push(`${collection}/${id}`)
    return withFields(write, { receiptId })
  })
  if (refs.length === 0) return all
  const doc = leadReceipt(uid, receiptId, proof, { writes: refs, ...receipt })
  const path = `companies/${company}/mutations/${receiptId}`
  return [
    ...all,
    {
      update: { name: `${root}/${path}`, fields: toFields(path, doc) },
      currentDocument: { exists: false },
      updateTransforms: [{ fieldPath: 'receivedAt', setToServerValue: 'REQUEST_TIME' }],
    },
  ]

  function asLead(write: Update, id: string): Write {
    if (write.updateMask !== undefined || 'leadId' in (write.update.fields ?? {})) return write
    return withFields(write, { leadId: id, writes: [], ...proof, ...bounds })
  }
}

function isUpdate(write: Write): write is Update {
  return write.update !== undefined
}

/** The write with further fields; fields that it already has stay. */
function withFields(write: Update, more: Doc): Write {
  const known = write.update.fields ?? {}
  const added = Object.fromEntries(Object.entries(more).filter(([key]) => !(key in known)))
  const paths = write.updateMask?.fieldPaths
  return {
    ...write,
    update: { ...write.update, fields: { ...known, ...toFields('', added) } },
    ...(paths && { updateMask: { fieldPaths: [...paths, ...Object.keys(added)] } }),
  }
}
