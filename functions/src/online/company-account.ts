import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import type { Stripe } from 'stripe'
import * as v from 'valibot'

const stored = v.object({
  /** '' once its owner has cut the company off from it. */
  accountId: v.string(),
  /** The account before, which must not come back. */
  formerId: v.optional(v.string(), ''),
  /** What Stripe says: it has what it needs to know of the company. */
  chargesEnabled: v.boolean(),
  /** The owner's own switch. */
  isOff: v.boolean(),
})

/** A company's own account at Stripe: `companyAccounts/{companyId}`, which no client can read. */
export interface CompanyAccount extends Readonly<v.InferOutput<typeof stored>> {
  readonly companyId: string
}

export function accountRef(db: Firestore, companyId: string): DocumentReference {
  return db.doc(`companyAccounts/${companyId}`)
}

/** Undefined where the company has none, and where it was cut off from it. */
export async function accountOf(
  db: Firestore,
  companyId: string,
): Promise<CompanyAccount | undefined> {
  const found = await readAccount(db, companyId)
  return found === undefined || found.accountId === '' ? undefined : found
}

/** As `accountOf`, also one that was cut off. */
export async function readAccount(
  db: Firestore,
  companyId: string,
): Promise<CompanyAccount | undefined> {
  const found = v.safeParse(stored, (await accountRef(db, companyId).get()).data())
  return found.success ? { companyId, ...found.output } : undefined
}

/** The one company that an account belongs to; an event of the account touches no other. */
export async function ownerOfAccount(
  db: Firestore,
  accountId: string,
): Promise<CompanyAccount | undefined> {
  if (accountId === '') return undefined
  const found = await db.collection('companyAccounts').where('accountId', '==', accountId).get()
  const [first] = found.docs
  return first && found.size === 1 ? accountOf(db, first.id) : undefined
}

/** Whether customers can pay this company online now. */
export function canCharge(
  account: Pick<CompanyAccount, 'chargesEnabled' | 'isOff'> | undefined,
): boolean {
  return account?.chargesEnabled === true && !account.isOff
}

/** Reads again from Stripe whether the account can charge. */
export function refreshAccount(
  db: Firestore,
  stripe: Stripe,
  { companyId, accountId }: Pick<CompanyAccount, 'companyId' | 'accountId'>,
): Promise<void> {
  const ref = accountRef(db, companyId)
  return db.runTransaction(async (transaction) => {
    // Of two who read, the one that stores later has asked Stripe later.
    if ((await transaction.get(ref)).get('accountId') !== accountId) return
    const { charges_enabled: chargesEnabled } = await stripe.accounts.retrieve(accountId)
    transaction.update(ref, { chargesEnabled })
  })
}
