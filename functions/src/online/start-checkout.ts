import type { Firestore } from 'firebase-admin/firestore'
import type { Stripe } from 'stripe'
import { shareIdOf } from '../../../src/domain/share/share-target.ts'
import type { InvoiceShareView } from '../../../src/domain/share/share-view.ts'
import { appOrigin } from '../mail/mail-params.ts'
import { chargeOf } from './charge-amount.ts'
import type { CompanyAccount } from './company-account.ts'
import { checkoutIn, checkoutRef, type InvoiceCheckout } from './invoice-checkout.ts'

interface Asked {
  readonly invoiceId: string
  readonly view: InvoiceShareView
  /** What stands behind `/p#`: it stays behind a `#`, which no address line or log has. */
  readonly fragment: string
}

const names = { en: 'Invoice', es: 'Factura' }

/**
 * The address of a checkout for what is due of an invoice now, at the company's own account. An earlier one is used
 * again while its amount is right and expires otherwise, so that two presses, links or tabs cannot both be paid.
 */
export async function startCheckout(
  db: Firestore,
  stripe: Stripe,
  account: CompanyAccount,
  { invoiceId, view, fragment }: Asked,
): Promise<string | null> {
  const { companyId } = account
  const own = { stripeAccount: account.accountId }
  const { currency, number } = view.invoice
  const amount = chargeOf(view.payOnlineMinor, currency)
  if (amount === null) return null
  const ref = checkoutRef(db, companyId, invoiceId)
  const known = checkoutIn(await ref.get())
  if (known?.state === 'open') {
    const open = await stripe.checkout.sessions.retrieve(known.sessionId, {}, own)
    if (open.status === 'open' && open.amount_total === amount) return open.url
    if (open.status === 'open') await stripe.checkout.sessions.expire(open.id, {}, own)
  }
  const page = `${appOrigin.value()}/p`
  const name = `${names[view.language]} ${number}`
  const metadata = { companyId, invoiceId }
  const chain = [invoiceId, known?.sessionId, amount, view.language, fragment]
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      submit_type: 'pay',
      locale: view.language,
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: currency.toLowerCase(),
            unit_amount: amount,
            product_data: { name },
          },
        },
      ],
      success_url: `${page}?payment=done#${fragment}`,
      cancel_url: `${page}#${fragment}`,
      metadata,
      payment_intent_data: { metadata, description: name },
    },
    { ...own, idempotencyKey: `pay_${shareIdOf(JSON.stringify(chain))}` },
  )
  const current = await db.runTransaction(async (transaction) => {
    const now = checkoutIn(await transaction.get(ref))
    if (now && now.sessionId !== known?.sessionId) return now
    const mine: InvoiceCheckout = { sessionId: session.id, state: 'open' }
    transaction.set(ref, { ...mine, companyId })
    return mine
  })
  if (current.sessionId === session.id) return session.url
  // Another link to the same invoice was faster.
  await stripe.checkout.sessions.expire(session.id, {}, own)
  return (await stripe.checkout.sessions.retrieve(current.sessionId, {}, own)).url
}
