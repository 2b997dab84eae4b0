import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { type CallableRequest, HttpsError, onCall } from 'firebase-functions/v2/https'
import type { Stripe } from 'stripe'
import * as v from 'valibot'
import { openStripe, stripeSecrets } from '../billing/stripe-client.ts'
import { companyOfOffice, companyOfOwner } from '../company/company-of-owner.ts'
import { appOrigin } from '../mail/mail-params.ts'
import {
  accountOf,
  accountRef,
  canCharge,
  type CompanyAccount,
  readAccount,
  refreshAccount,
} from './company-account.ts'

const Request = v.object({ step: v.picklist(['look', 'connect', 'turnOff']) })

/** Where the settings of online payments are in the app. */
const settingsPath = '/admin/profile'

interface Answer {
  /** 'pending': Stripe wants to know more before it charges a customer. */
  readonly state: 'off' | 'pending' | 'on'
  /** The page at Stripe where the owner goes on. */
  readonly url?: string
}

/**
 * Whether customers can pay the company online, which the office may ask, and what its owner does about it: connect the
 * company's own account at Stripe, or turn it off.
 */
export const onlinePayments = onCall({ secrets: stripeSecrets }, async (request) => {
  const asked = v.safeParse(Request, request.data)
  if (!asked.success) throw new HttpsError('invalid-argument', 'This cannot be done.')
  const { step } = asked.output
  const companyId = await companyFor(step, request)
  const [db, stripe] = [getFirestore(), openStripe()]
  if (step === 'connect') return connect(db, stripe, companyId)
  const account = await accountOf(db, companyId)
  if (account === undefined) return { state: 'off' } satisfies Answer
  if (step === 'turnOff') await accountRef(db, companyId).update({ isOff: true })
  else if (!account.chargesEnabled) await refreshAccount(db, stripe, account)
  return { state: stateOf(await accountOf(db, companyId)) } satisfies Answer
})

function companyFor(step: string, request: CallableRequest): Promise<string> {
  return step === 'look'
    ? companyOfOffice(request)
    : companyOfOwner(request, { hasJustSignedIn: false })
}

function stateOf(account: CompanyAccount | undefined): Answer['state'] {
  if (account === undefined || account.isOff) return 'off'
  return canCharge(account) ? 'on' : 'pending'
}

async function connect(db: Firestore, stripe: Stripe, companyId: string): Promise<Answer> {
  const known = await readAccount(db, companyId)
  const accountId = known?.accountId || (await createAccount(stripe, companyId, known))
  const fresh = { accountId, formerId: known?.formerId ?? '' }
  await accountRef(db, companyId).set({ chargesEnabled: false, ...fresh, isOff: false })
  await refreshAccount(db, stripe, { companyId, accountId })
  if (canCharge(await accountOf(db, companyId))) return { state: 'on' }
  const page = `${appOrigin.value()}${settingsPath}`
  const { url } = await stripe.accountLinks.create({
    account: accountId,
    type: 'account_onboarding',
    refresh_url: page,
    return_url: page,
  })
  return { state: 'pending', url }
}

/** An account with its own login and contract, so that the money is the company's from the start. */
async function createAccount(
  stripe: Stripe,
  companyId: string,
  known: CompanyAccount | undefined,
): Promise<string> {
  const after = known?.formerId ?? ''
  const created = await stripe.accounts.create(
    { type: 'standard', metadata: { companyId } },
    // Two presses make one account.
    { idempotencyKey: `account_${companyId}_${after}` },
  )
  return created.id
}
