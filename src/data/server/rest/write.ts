import { collections } from '#domain/entities/collections.ts'
import type { CollectionName } from '#domain/entities/collections.ts'
import type { FoldedWrite } from '#domain/mutation/writes/fold-writes.ts'
import { splitRef } from '#domain/mutation/refs.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import { storedMask } from '#domain/stored/stored-mask.ts'
import { getPath, setPath } from '#lib/paths.ts'
import { documentName } from './document-name.ts'
import type { Tenant } from './document-name.ts'
import { encodeDoc } from './values.ts'
import type { WireFields } from '../../types/wire-value.ts'

/** google.firestore.v1.Write in proto3 JSON, as far as this app writes. */
export type WireWrite = WireUpdate | { readonly delete: string }

export interface WireUpdate {
  readonly update: { readonly name: string; readonly fields: WireFields }
  readonly updateMask?: { readonly fieldPaths: readonly string[] }
  readonly updateTransforms: readonly {
    readonly fieldPath: string
    readonly setToServerValue: 'REQUEST_TIME'
  }[]
  /** Left out if any present state is acceptable. */
  readonly currentDocument?: { readonly exists: boolean } | { readonly updateTime: string }
}

/**
 * One document's write with its precondition: a create only if there is no document, an update only on the version that
 * was read (`updateTime`).
 */
export function documentWrite(
  write: FoldedWrite,
  tenant: Tenant,
  updateTime: string | undefined,
): WireUpdate {
  if (write.type !== 'update') {
    const whole = createWrite(write.ref, write.doc, tenant)
    return write.type === 'create' ? whole : { ...whole, currentDocument: standing(updateTime) }
  }
  const [collection] = splitRef(write.ref)
  const mask = storedMask(collection, write.mask)
  let fields: Doc = {}
  for (const path of mask) fields = setPath(fields, path, getPath(write.doc, path))
  return {
    update: { name: documentName(write.ref, tenant), fields: encodeDoc(collection, fields) },
    updateMask: { fieldPaths: mask.map(quotePath) },
    updateTransforms: serverTime(write.ref),
    currentDocument: standing(updateTime),
  }
}

/** The version that was read. */
function standing(updateTime: string | undefined): NonNullable<WireUpdate['currentDocument']> {
  return updateTime === undefined ? { exists: true } : { updateTime }
}

/** Writes a document that must not exist yet. */
export function createWrite(ref: Ref, doc: Doc, tenant: Tenant): WireUpdate {
  // Receipts have another server timestamp field than other documents.
  const { [serverTimeField(ref)]: _setByServer, updatedAt: _alsoByServer, ...fields } = doc
  return {
    update: { name: documentName(ref, tenant), fields: encodeDoc(splitRef(ref)[0], fields) },
    updateTransforms: serverTime(ref),
    currentDocument: { exists: false },
  }
}

/** The field of the collection's documents that holds the server's time. */
function serverTimeField(ref: Ref): string {
  return collections[splitRef(ref)[0] as CollectionName].serverTime
}

function serverTime(ref: Ref): WireUpdate['updateTransforms'] {
  return [{ fieldPath: serverTimeField(ref), setToServerValue: 'REQUEST_TIME' }]
}

function quotePath(path: string): string {
  return path
    .split('.')
    .map((key) =>
      /^[A-Za-z_]\w*$/.test(key)
        ? key
        : `\`${key.replaceAll('\\', '\\\\').replaceAll('`', '\\`')}\``,
    )
    .join('.')
}
