import { type DocumentSnapshot, Timestamp, getFirestore } from 'firebase-admin/firestore'
import { type CallableRequest, HttpsError } from 'firebase-functions/v2/https'
import * as v from 'valibot'
import { id } from '../../../src/domain/entities/fields.ts'

/** How recently a person must have signed in for what a stranger at an open device must not do; in seconds. */
const recentSignIn = 5 * 60

/** The company of a caller who is its owner. */
export async function companyOfOwner(
  { auth }: Pick<CallableRequest, 'auth'>,
  { hasJustSignedIn }: { readonly hasJustSignedIn: boolean },
): Promise<string> {
  if (!auth) throw new HttpsError('unauthenticated', 'Sign in first.')
  const user: DocumentSnapshot = await getFirestore().doc(`users/${auth.uid}`).get()
  const companyId: unknown = user.get('companyId')
  if (user.get('role') !== 'owner' || user.get('status') !== 'active' || !v.is(id, companyId))
    throw new HttpsError('permission-denied', 'Only the owner can do this.')
  const age = Timestamp.now().seconds - auth.token.auth_time
  if (hasJustSignedIn && age > recentSignIn)
    throw new HttpsError('failed-precondition', 'Sign in again first.')
  return companyId
}
