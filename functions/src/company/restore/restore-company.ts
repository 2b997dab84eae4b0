import { FieldValue, type Firestore, getFirestore } from 'firebase-admin/firestore'
import { HttpsError, onCall } from 'firebase-functions/v2/https'
import * as v from 'valibot'
import {
  type RestoreAnswer,
  type RestoreRequest,
  restoreRequest,
} from '../../../../src/domain/restore/restore-request.ts'
import { companyOfOwner } from '../company-of-owner.ts'
import { restoreBytes } from './restore-bytes.ts'
import { restoreDocuments } from './restore-documents.ts'

const nothing: RestoreAnswer = { created: 0, existing: 0, refused: [] }

/**
 * Fills the caller's own empty company from an export, one part per call. Only creates what is missing, so that a part
 * which is sent twice changes nothing, and a restore that was cut off is started again.
 */
export const restoreCompany = onCall(async (request): Promise<RestoreAnswer> => {
  const asked = v.safeParse(restoreRequest, request.data)
  if (!asked.success) throw new HttpsError('invalid-argument', 'This part cannot be restored.')
  const part = asked.output
  const companyId = await companyOfOwner(request, { hasJustSignedIn: part.step === 'start' })
  const db = getFirestore()
  if (part.step === 'start') return start(db, companyId, part)
  const record = db.doc(`companyRestores/${companyId}`)
  if ((await record.get()).get('finishedAt') !== null)
    throw new HttpsError('failed-precondition', 'No restore has been started.')
  if (part.step === 'documents') return restoreDocuments(db, companyId, part.collection, part.docs)
  if (part.step === 'bytes') return restoreBytes(db, companyId, part)
  await record.update({ finishedAt: FieldValue.serverTimestamp() })
  return nothing
})

type Start = Extract<RestoreRequest, { step: 'start' }>

/** Only an empty company is restored into, or the one that an earlier attempt with the same export has begun to fill. */
async function start(db: Firestore, companyId: string, { source, exportedAt }: Start) {
  const record = db.doc(`companyRestores/${companyId}`)
  const company = db.doc(`companies/${companyId}`)
  await db.runTransaction(async (transaction) => {
    const known = await transaction.get(record)
    const isSame = known.get('source') === source && known.get('exportedAt') === exportedAt
    if (!isSame)
      for (const name of ['customers', 'orders'])
        if (!(await transaction.get(company.collection(name).limit(1))).empty)
          throw new HttpsError('failed-precondition', 'The company is not empty.')
    const startedAt = FieldValue.serverTimestamp()
    transaction.set(record, { source, exportedAt, startedAt, finishedAt: null })
  })
  return nothing
}
