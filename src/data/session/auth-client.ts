import {
  RecaptchaVerifier,
  EmailAuthProvider,
  createUserWithEmailAndPassword,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPhoneNumber,
  signOut,
  updateProfile,
} from 'firebase/auth'
import type { ConfirmationResult } from 'firebase/auth'
import type { Language } from '#domain/entities/user.ts'
import { report } from '../report.ts'
import type { StoredToken } from '../server/device-items.ts'
import { mailPasswordLink } from './mail-password-link.ts'
import { openAuth } from './open-auth.ts'
import type { WebConfig } from '../server/web-config.ts'

export interface Identity {
  readonly uid: string
  readonly email: string
  readonly displayName: string
}

/** Firebase Auth, as far as this app uses it. Its promises reject with Firebase's errors. */
export interface AuthClient {
  signIn(email: string, password: string): Promise<Identity>
  register(name: string, email: string, password: string): Promise<Identity>
  sendPasswordReset(email: string, language: Language): Promise<void>
  /** Signs the signed-in user in again, which some acts of an owner need. */
  confirmPassword(password: string): Promise<void>
  /** Sends a code by text message; `container` is the element the captcha may show itself in. */
  signInWithPhone(phoneNumber: string, container: HTMLElement): Promise<ConfirmationResult>
  signOut(): Promise<void>
  /** The signed-in user's token and how to get the next one; null while no one is signed in. */
  token(): Promise<StoredToken | null>
  /** The signed-in user, once known; null for no one. */
  identity(): Promise<Identity | null>
}

/** Loaded with `import()` after the first paint: nothing on the start path needs it. */
export function createAuthClient(config: WebConfig): AuthClient {
  const auth = openAuth(config)
  return {
    async signIn(email, password) {
      const { user } = await signInWithEmailAndPassword(auth, email, password)
      return identityOf(user)
    },
    async register(name, email, password) {
      const { user } = await createUserWithEmailAndPassword(auth, email, password)
      // The account exists: failing to store its name is no reason to register again.
      await updateProfile(user, { displayName: name }).catch((error: unknown) =>
        report('The name could not be stored with the account', error),
      )
      return { ...identityOf(user), displayName: name }
    },
    async sendPasswordReset(email, language) {
      if (await mailPasswordLink(email, language)) return
      auth.languageCode = language
      await sendPasswordResetEmail(auth, email)
    },
    async confirmPassword(password) {
      await auth.authStateReady()
      const user = auth.currentUser
      if (!user?.email) throw new Error('Nobody is signed in with a password')
      await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, password))
      // What was stored before still has the time of the earlier sign-in.
      await user.getIdToken(true)
    },
    signInWithPhone: (phoneNumber, container) =>
      signInWithPhoneNumber(
        auth,
        phoneNumber,
        new RecaptchaVerifier(auth, container, { size: 'invisible' }),
      ),
    signOut: () => signOut(auth),
    async token() {
      const user = auth.currentUser
      if (!user) return null
      const { token, expirationTime } = await user.getIdTokenResult()
      const { uid, refreshToken } = user
      return { uid, idToken: token, refreshToken, expiresAt: Date.parse(expirationTime) }
    },
    async identity() {
      await auth.authStateReady()
      return auth.currentUser && identityOf(auth.currentUser)
    },
  }
}

function identityOf(user: {
  uid: string
  email: string | null
  displayName: string | null
}): Identity {
  return { uid: user.uid, email: user.email ?? '', displayName: user.displayName ?? '' }
}
