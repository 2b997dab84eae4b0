import { FieldValue, getFirestore } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions/v2'
import { onDocumentCreated } from 'firebase-functions/v2/firestore'
import * as v from 'valibot'
import { erasureSchema } from '../../../src/domain/entities/erasure.ts'
import { plainDoc } from '../system/plain-doc.ts'
import { eraseCustomer } from './erase-customer.ts'
import { erasePerson } from './erase-person.ts'

/** Erases a customer's or a former member's data everywhere in the company, as its owner asked. */
export const eraseSubject = onDocumentCreated(
  { document: 'companies/{companyId}/erasures/{erasureId}', retry: true, timeoutSeconds: 540 },
  async ({ params: { companyId, erasureId }, time }) => {
    const db = getFirestore()
    const ref = db.doc(`companies/${companyId}/erasures/${erasureId}`)
    const request = await ref.get()
    const data = { ...plainDoc('erasures', request.data() ?? {}), id: erasureId }
    const parsed = v.safeParse(erasureSchema, data)
    if (!parsed.success) return logger.error(`The erasure ${ref.path} cannot be read.`)
    const { kind, subjectId, status, requestedBy } = parsed.output
    // The event may arrive twice.
    if (status !== 'requested') return
    const language: unknown = (await db.doc(`users/${requestedBy}`).get()).get('language')
    const counts = { changed: 0, deleted: 0 }
    const erase = kind === 'customer' ? eraseCustomer : erasePerson
    const problem = await erase({
      db,
      companyId,
      subjectId,
      language: language === 'es' ? 'es' : 'en',
      at: new Date(time).toISOString(),
      counts,
    })
    const outcome = problem === null ? { status: 'done' } : { status: 'failed', problem }
    await ref.update({ ...outcome, ...counts, finishedAt: FieldValue.serverTimestamp() })
  },
)
