import { type DocumentSnapshot, Timestamp, getFirestore } from 'firebase-admin/firestore'
import { type CallableRequest, HttpsError } from 'firebase-functions/v2/https'
import * as v from 'valibot'
import { id } from '../../../src/domain/entities/fields.ts'

/** How recently a person must have signed in for what a stranger at an open device must not do; in seconds. */
const recentSignIn = 5 * 60

type Asking = Pick<CallableRequest, 'auth'>

/** The company of a caller who is its owner. */
export async function companyOfOwner(
  request: Asking,
  { hasJustSignedIn }: { readonly hasJustSignedIn: boolean },
): Promise<string> {
  const { companyId, signedInAt } = await memberOf(request, ['owner'])
  const age = Timestamp.now().seconds - signedInAt
  if (hasJustSignedIn && age > recentSignIn)
    throw new HttpsError('failed-precondition', 'Sign in again first.')
  return companyId
}

/** The company of a caller who is its owner or an admin. */
export async function companyOfOffice(request: Asking): Promise<string> {
  return (await memberOf(request, ['owner', 'admin'])).companyId
}

async function memberOf({ auth }: Asking, roles: readonly string[]) {
  if (!auth) throw new HttpsError('unauthenticated', 'Sign in first.')
  const user: DocumentSnapshot = await getFirestore().doc(`users/${auth.uid}`).get()
  const companyId: unknown = user.get('companyId')
  if (!roles.includes(user.get('role')) || user.get('status') !== 'active' || !v.is(id, companyId))
    throw new HttpsError('permission-denied', `Only the ${roles.join(' or ')} can do this.`)
  return { companyId, signedInAt: auth.token.auth_time }
}
