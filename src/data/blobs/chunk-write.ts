import type { Ref } from '#domain/mutation/types.ts'
import { documentName } from '../server/rest/document-name.ts'
import type { Tenant } from '../server/rest/document-name.ts'
import type { WireWrite } from '../server/rest/write.ts'
import { base64OfBytes } from '#lib/base64.ts'

/** The document that holds one chunk of a photo. */
export function chunkRef(photoId: string, index: number): Ref {
  return `blobs/${photoId}_${index}`
}

/** Writes one chunk if it is not there yet. */
export function chunkWrite(
  photoId: string,
  index: number,
  bytes: Uint8Array,
  tenant: Tenant,
  uid: string,
): WireWrite {
  return {
    update: {
      name: documentName(chunkRef(photoId, index), tenant),
      fields: {
        photoId: { stringValue: photoId },
        index: { integerValue: String(index) },
        data: { bytesValue: base64OfBytes(bytes) },
        schema: { integerValue: '1' },
        updatedBy: { stringValue: uid },
      },
    },
    updateTransforms: [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' }],
    currentDocument: { exists: false },
  }
}

export function chunkDelete(photoId: string, index: number, tenant: Tenant): WireWrite {
  return { delete: documentName(chunkRef(photoId, index), tenant) }
}
