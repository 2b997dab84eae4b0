import { getFirestore } from 'firebase-admin/firestore'
import { onDocumentCreated } from 'firebase-functions/v2/firestore'
import { stepOf } from '../../../src/domain/stock/ledger.ts'
import { entityOf } from '../system/entity-of.ts'
import { countStockLevel } from './count-stock-level.ts'

/**
 * Keeps how many of an item a warehouse holds, for technicians, who do not follow its movements. It sums the ledger
 * again, so events may arrive twice and in any order.
 */
export const keepStockLevel = onDocumentCreated(
  { document: 'companies/{companyId}/movements/{movementId}', retry: true },
  async ({ params, data }) => {
    const movement = data && entityOf('movements', data)
    const step = movement ? stepOf(movement) : null
    if (!data?.createTime || step === null) return
    const company = getFirestore().doc(`companies/${params.companyId}`)
    const location = await company.collection('locations').doc(step.locationId).get()
    if (location.get('kind') === 'warehouse') await countStockLevel(company, step, data.createTime)
  },
)
