import { getFirestore } from 'firebase-admin/firestore'
import { onDocumentCreated, onDocumentUpdated } from 'firebase-functions/v2/firestore'
import { advanceErasure } from './advance-erasure.ts'

const document = 'companies/{companyId}/erasures/{erasureId}'
const limits = { retry: true, timeoutSeconds: 540 } as const

/** Erases a customer's or a former member's data everywhere in the company, as its owner asked. */
export const eraseSubject = onDocumentCreated({ document, ...limits }, async ({ params }) => {
  await advanceErasure(requestOf(params), params.companyId, 0)
})

/** Continues an erasure that one run could not finish. */
export const continueErasure = onDocumentUpdated(
  { document, ...limits },
  async ({ params, data }) => {
    const run: unknown = data?.after.get('run')
    if (typeof run !== 'number' || run === data?.before.get('run')) return
    await advanceErasure(requestOf(params), params.companyId, run)
  },
)

function requestOf({ companyId, erasureId }: Readonly<Record<'companyId' | 'erasureId', string>>) {
  return getFirestore().doc(`companies/${companyId}/erasures/${erasureId}`)
}
