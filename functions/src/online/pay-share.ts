import { getFirestore } from 'firebase-admin/firestore'
import * as v from 'valibot'
import type { PayReply } from '../../../src/domain/share/share-reply.ts'
import { openStripe, stripeSecrets } from '../billing/stripe-client.ts'
import { findShare } from '../share/find-share.ts'
import { shareEndpoint } from '../share/share-endpoint.ts'
import { viewOfShare } from '../share/view-of-share.ts'
import { accountOf } from './company-account.ts'
import { checkoutIn, checkoutRef } from './invoice-checkout.ts'
import { settleCheckout } from './settle-checkout.ts'
import { startCheckout } from './start-checkout.ts'

const gone: PayReply = { problem: 'gone' }

/**
 * Lets a customer pay the invoice of their link. 'start' replies the address of a checkout for what is due now, which
 * the server alone decides; 'check' replies how the invoice stands after one. Both look at Stripe first, so that what was
 * paid a moment ago counts before its event has arrived.
 */
export const payShare = shareEndpoint(
  v.object({ token: v.pipe(v.string(), v.maxLength(200)), step: v.picklist(['start', 'check']) }),
  { perToken: 20, perAddress: 60 },
  async ({ token, step }): Promise<PayReply> => {
    const [db, now] = [getFirestore(), new Date().toISOString()]
    const found = await findShare(db, token, now)
    if (found === null || (await viewOfShare(db, found, now)) === null) return gone
    const { companyId, share } = found
    if (share.kind !== 'invoice') return { problem: 'invalid' }
    const account = await accountOf(db, companyId)
    const known = checkoutIn(await checkoutRef(db, companyId, share.targetId).get())
    const isUndecided = known?.state === 'open' || known?.state === 'processing'
    if (account && known && isUndecided)
      await settleCheckout(db, openStripe(), account, known.sessionId)
    const view = await viewOfShare(db, found, now)
    if (view?.kind !== 'invoice') return gone
    if (step === 'check' || view.online === 'processing') return { view }
    if (!account || view.payOnlineMinor === 0) return { problem: 'changed' }
    const asked = { invoiceId: share.targetId, view, fragment: token }
    const url = await startCheckout(db, openStripe(), account, asked)
    return url === null ? { problem: 'changed' } : { url }
  },
  stripeSecrets,
)
