import {
  type CollectionReference,
  FieldPath,
  FieldValue,
  type Firestore,
  getFirestore,
  type Transaction,
} from 'firebase-admin/firestore'
import { HttpsError, onCall } from 'firebase-functions/v2/https'
import * as v from 'valibot'
import { afterSampleIds, isSampleId } from '../../../../src/domain/entities/sample-id.ts'
import {
  type RestoreAnswer,
  type RestoreRequest,
  restoreRequest,
} from '../../../../src/domain/restore/restore-request.ts'
import { companyOfOwner } from '../company-of-owner.ts'
import { restoreBytes } from './restore-bytes.ts'
import { restoreDocuments } from './restore-documents.ts'
import { restoreNames } from './restore-names.ts'
import { noProgress, noteArrival, progressOf } from './restore-record.ts'

const nothing: RestoreAnswer = { created: 0, existing: 0, refused: [] }

/**
 * Fills the caller's own empty company from an export, one part per call. Only creates what is missing, so that a part
 * which is sent twice changes nothing. The start of a restore that was cut off says what has arrived.
 */
export const restoreCompany = onCall(async (request): Promise<RestoreAnswer> => {
  const asked = v.safeParse(restoreRequest, request.data)
  if (!asked.success) throw new HttpsError('invalid-argument', 'This part cannot be restored.')
  const part = asked.output
  const companyId = await companyOfOwner(request, { hasJustSignedIn: part.step === 'start' })
  const db = getFirestore()
  if (part.step === 'start') return start(db, companyId, part)
  const record = db.doc(`companyRestores/${companyId}`)
  const known = await record.get()
  if (known.get('finishedAt') !== null)
    throw new HttpsError('failed-precondition', 'No restore has been started.')
  if (part.step === 'finish') {
    await record.update({ finishedAt: FieldValue.serverTimestamp() })
    return nothing
  }
  if (part.step === 'skills') return restoreNames(db, companyId, part)
  const answer =
    part.step === 'documents'
      ? await restoreDocuments(db, companyId, part.collection, part.docs)
      : await restoreBytes(db, companyId, part)
  await noteArrival(record, progressOf(known.data()), part, answer)
  return answer
})

type Start = Extract<RestoreRequest, { step: 'start' }>

/**
 * Only an empty company is restored into, or the one that an earlier attempt with the same export has begun to fill.
 * Sample data, removed or not, is none of its own.
 */
async function start(
  db: Firestore,
  companyId: string,
  { source, exportedAt }: Start,
): Promise<RestoreAnswer> {
  const record = db.doc(`companyRestores/${companyId}`)
  const company = db.doc(`companies/${companyId}`)
  const progress = await db.runTransaction(async (transaction) => {
    const known = await transaction.get(record)
    const isSame = known.get('source') === source && known.get('exportedAt') === exportedAt
    if (!isSame)
      for (const name of ['customers', 'orders'])
        if (await hasOwn(transaction, company.collection(name)))
          throw new HttpsError('failed-precondition', 'The company is not empty.')
    const startedAt = FieldValue.serverTimestamp()
    // One that was finished is restored again as a whole: something may have been deleted since.
    const isCutOff = isSame && known.get('finishedAt') === null
    const before = isCutOff ? progressOf(known.data()) : noProgress
    const begun = { source, exportedAt, startedAt, finishedAt: null }
    transaction.set(record, { ...begun, progress: before })
    return before
  })
  return { ...nothing, progress }
}

/** Whether a collection holds anything but sample data, whose ids lie together. */
async function hasOwn(transaction: Transaction, collection: CollectionReference): Promise<boolean> {
  const byId = collection.orderBy(FieldPath.documentId())
  const [first] = (await transaction.get(byId.limit(1))).docs
  if (first === undefined || !isSampleId(first.id)) return first !== undefined
  return !(await transaction.get(byId.startAt(afterSampleIds).limit(1))).empty
}
