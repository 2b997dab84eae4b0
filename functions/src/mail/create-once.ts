import type { DocumentReference } from 'firebase-admin/firestore'

/** The code of google.rpc.Code for a document that exists already. */
const alreadyExists = 6

/** Creates a document; does nothing where it exists. */
export async function createOnce(ref: DocumentReference, data: object): Promise<void> {
  try {
    await ref.create(data)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code !== alreadyExists) throw error
  }
}
