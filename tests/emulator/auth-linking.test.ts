import { deleteApp, initializeApp } from 'firebase/app'
import * as sdk from 'firebase/auth'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Json, createRestClient, textOf } from './tools/rest-client.ts'
import { type TestEmulator, removeDataDir, startTestEmulator } from './tools/start-test-emulator.ts'

// A generous timeout, because password hashes are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const email = 'ann@example.com'
const password = 'correct horse'
const phoneNumber = '+15550100'
const accounts = '/identitytoolkit.googleapis.com/v1/accounts'
const admin = '/identitytoolkit.googleapis.com/v1/projects/demo/accounts'

let emulator: TestEmulator
let auth: sdk.Auth

beforeEach(async () => {
  emulator = await startTestEmulator()
  const app = initializeApp({ projectId: 'demo', apiKey: 'local' }, crypto.randomUUID())
  auth = sdk.initializeAuth(app)
  sdk.connectAuthEmulator(auth, emulator.url, { disableWarnings: true })
})
afterEach(async () => {
  await deleteApp(auth.app)
  await emulator.close()
  removeDataDir(emulator.dataDir)
})

/** Sends a code to the phone; returns its session and the code from the mailbox. */
async function sendCode(): Promise<{ sessionInfo: string; code: string }> {
  const call = createRestClient(emulator)
  const sent = await call('POST', `${accounts}:sendVerificationCode`, { phoneNumber })
  const sessionInfo = textOf(sent.body['sessionInfo'])
  const shown = emulator.auth.context.codes.phoneCodes()
  return { sessionInfo, code: shown.find((one) => one.sessionInfo === sessionInfo)?.code ?? '' }
}

/** The request of the SDK in a browser to sign in with or link a phone, which it does not support in Node. */
async function signInWithPhone(idToken?: string): Promise<Json> {
  const body = { ...(await sendCode()), ...(idToken !== undefined && { idToken }) }
  return (await createRestClient(emulator)('POST', `${accounts}:signInWithPhoneNumber`, body)).body
}

test('a phone signs in, and is linked to an account that has none', async () => {
  const { user } = await sdk.createUserWithEmailAndPassword(auth, email, password)
  const linked = await signInWithPhone(await user.getIdToken())
  expect(linked).toMatchObject({ localId: user.uid, phoneNumber, isNewUser: false })
  await user.reload()
  expect(user.providerData.map(({ providerId }) => providerId)).toEqual(['password', 'phone'])
  expect((await signInWithPhone())['localId']).toBe(user.uid)
  await sdk.unlink(user, 'phone')
  expect(user.phoneNumber).toBeNull()
})

test('refuses a phone or an email of another account', async () => {
  const { localId } = await signInWithPhone()
  const { user } = await sdk.createUserWithEmailAndPassword(auth, email, password)
  const refused = await signInWithPhone(await user.getIdToken())
  expect(Object.keys(refused)).toEqual(['phoneNumber', 'temporaryProof'])
  expect(emulator.auth.context.accounts.findByPhone(phoneNumber)?.uid).toBe(localId)
  await sdk.signOut(auth)
  const { user: nobody } = await sdk.signInAnonymously(auth)
  const taken = sdk.EmailAuthProvider.credential(email, password)
  await expect(sdk.linkWithCredential(nobody, taken)).rejects.toMatchObject({
    code: 'auth/email-already-in-use',
  })
})

test('links an email to an anonymous account with a mailed link', async () => {
  const { user } = await sdk.signInAnonymously(auth)
  await sdk.sendSignInLinkToEmail(auth, email, { url: 'http://localhost/', handleCodeInApp: true })
  const link = emulator.auth.context.codes.oobCodes().at(-1)?.oobLink ?? ''
  await sdk.linkWithCredential(user, sdk.EmailAuthProvider.credentialWithLink(email, link))
  expect([user.email, user.emailVerified]).toEqual([email, true])
  expect(emulator.auth.findByEmail(email)?.uid).toBe(user.uid)
})

test('a code is invalid after five wrong attempts', async () => {
  const { sessionInfo, code } = await sendCode()
  const call = createRestClient(emulator)
  const redeem = async (given: string) => {
    const body = { sessionInfo, code: given }
    const answer = await call('POST', `${accounts}:signInWithPhoneNumber`, body)
    return textOf(answer.body['error']?.['message'])
  }
  for (let count = 0; count < 5; count += 1) expect(await redeem('x')).toBe('INVALID_CODE')
  expect(await redeem(code)).toBe('INVALID_SESSION_INFO')
})

test('the owner disables accounts and revokes their sessions', async () => {
  const { user } = await sdk.createUserWithEmailAndPassword(auth, email, password)
  const call = createRestClient(emulator, 'owner')
  const change = (fields: object) =>
    call('POST', `${admin}:update`, { localId: user.uid, ...fields })
  await change({ disableUser: true })
  await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-disabled' })
  await change({ disableUser: false })
  const again = await sdk.signInWithEmailAndPassword(auth, email, password)
  await change({ validSince: String(Math.floor(Date.now() / 1000) + 1) })
  await expect(again.user.getIdToken(true)).rejects.toMatchObject({
    code: 'auth/user-token-expired',
  })
  await change({ phoneNumber })
  expect(emulator.auth.context.accounts.findByPhone(phoneNumber)?.uid).toBe(user.uid)
})
