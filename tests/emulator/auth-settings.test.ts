import { deleteApp, initializeApp } from 'firebase/app'
import * as sdk from 'firebase/auth'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRestClient, textOf } from './tools/rest-client.ts'
import { type TestEmulator, removeDataDir, startTestEmulator } from './tools/start-test-emulator.ts'

// A generous timeout, because password hashes are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const email = 'ann@example.com'
const password = 'correct horse'
const config = '/emulator/v1/projects/demo/config'
const accounts = '/identitytoolkit.googleapis.com/v1/accounts'

let emulator: TestEmulator
let auth: sdk.Auth

beforeEach(async () => {
  emulator = await startTestEmulator({ allowUnsigned: true })
  const app = initializeApp({ projectId: 'demo', apiKey: 'local' }, crypto.randomUUID())
  auth = sdk.initializeAuth(app)
  sdk.connectAuthEmulator(auth, emulator.url, { disableWarnings: true })
})
afterEach(async () => {
  await deleteApp(auth.app)
  await emulator.close()
  removeDataDir(emulator.dataDir)
})

const setEnumerationProtection = (enableImprovedEmailPrivacy: boolean) =>
  createRestClient(emulator, 'owner')('PATCH', config, {
    emailPrivacyConfig: { enableImprovedEmailPrivacy },
  })

async function openMail(kind: string): Promise<string> {
  const mail = emulator.auth.context.codes.oobCodes().findLast((one) => one.requestType === kind)
  return Promise.resolve(mail?.oobLink ?? '')
}

async function codeOf(promise: Promise<unknown>): Promise<string> {
  const error: unknown = await promise.catch((reason: unknown) => reason)
  return error instanceof Error && 'code' in error ? String(error.code) : 'no error'
}

test('reveals existing emails only if the email enumeration protection is off', async () => {
  await sdk.createUserWithEmailAndPassword(auth, email, password)
  const wrong = () => codeOf(sdk.signInWithEmailAndPassword(auth, email, 'wrong horse'))
  const unknown = () => codeOf(sdk.signInWithEmailAndPassword(auth, 'bob@example.com', password))
  const reset = () => codeOf(sdk.sendPasswordResetEmail(auth, 'bob@example.com'))
  expect([await wrong(), await unknown(), await reset()]).toEqual([
    'auth/invalid-credential',
    'auth/invalid-credential',
    'no error',
  ])
  expect(await sdk.fetchSignInMethodsForEmail(auth, email)).toEqual([])

  expect((await setEnumerationProtection(false)).body).toMatchObject({
    emailPrivacyConfig: { enableImprovedEmailPrivacy: false },
  })
  expect([await wrong(), await unknown(), await reset()]).toEqual([
    'auth/wrong-password',
    'auth/user-not-found',
    'auth/user-not-found',
  ])
  expect(await sdk.fetchSignInMethodsForEmail(auth, email)).toEqual(['password'])
  await setEnumerationProtection(true)
  expect(await wrong()).toBe('auth/invalid-credential')
})

test('can start with the email enumeration protection off', async () => {
  const open = await startTestEmulator({ emailEnumerationProtection: false })
  const call = createRestClient(open)
  const credentials = { email, password }
  const unknown = await call('POST', `${accounts}:signInWithPassword`, credentials)
  expect(unknown.body['error']?.['message']).toBe('EMAIL_NOT_FOUND')
  await createRestClient(open, 'owner')('PATCH', config, {
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  })
  const hidden = await call('POST', `${accounts}:signInWithPassword`, credentials)
  expect(hidden.body['error']?.['message']).toBe('INVALID_LOGIN_CREDENTIALS')
  await open.close()
  removeDataDir(open.dataDir)
})

test('refuses unknown settings, and changes by others than the owner', async () => {
  const owner = createRestClient(emulator, 'owner')
  expect((await owner('PATCH', config, { signIn: { allowDuplicateEmails: true } })).status).toBe(
    400,
  )
  const page = await fetch(`${emulator.url}${config}`, {
    method: 'PATCH',
    headers: { Origin: 'https://example.com' },
    body: '{"emailPrivacyConfig":{"enableImprovedEmailPrivacy":false}}',
  })
  expect(page.status).toBe(403)
  expect(emulator.auth.context.settings.emailEnumerationProtection).toBe(true)
})

test('lists the mailed link as a sign-in method until it is unlinked', async () => {
  await setEnumerationProtection(false)
  const { user } = await sdk.signInAnonymously(auth)
  await sdk.sendSignInLinkToEmail(auth, email, { url: 'http://localhost/x', handleCodeInApp: true })
  const link = await openMail('EMAIL_SIGNIN')
  await sdk.linkWithCredential(user, sdk.EmailAuthProvider.credentialWithLink(email, link))
  expect([user.isAnonymous, user.emailVerified]).toEqual([false, true])
  expect(user.providerData.map(({ providerId }) => providerId)).toEqual(['password'])
  expect(await sdk.fetchSignInMethodsForEmail(auth, email)).toEqual(['emailLink'])
  await sdk.updatePassword(user, password)
  expect(await sdk.fetchSignInMethodsForEmail(auth, email)).toEqual(['password', 'emailLink'])
  await sdk.unlink(user, 'password')
  expect(await sdk.fetchSignInMethodsForEmail(auth, email)).toEqual([])
})

test('accepts JSON as a custom token where unsigned tokens are allowed', async () => {
  const token = JSON.stringify({ uid: 'u1', claims: { level: 3 } })
  const { user } = await sdk.signInWithCustomToken(auth, token)
  expect((await user.getIdTokenResult()).claims).toMatchObject({ user_id: 'u1', level: 3 })
  for (const broken of ['{', '[]', '{"uid":7}', '"u1"'])
    expect(await codeOf(sdk.signInWithCustomToken(auth, broken))).toBe('auth/invalid-custom-token')
})

const claimsOf = (jwt: string) =>
  jwt
    .split('.')
    .slice(0, 2)
    .map((part): unknown => JSON.parse(Buffer.from(part, 'base64url').toString('utf8')))

test('issues tokens and session cookies that the Admin SDK accepts from an emulator', async () => {
  const { user } = await sdk.createUserWithEmailAndPassword(auth, email, password)
  const idToken = await user.getIdToken()
  expect(idToken).toMatch(/\.$/)
  expect(claimsOf(idToken)[0]).toEqual({ alg: 'none', typ: 'JWT' })
  expect(emulator.auth.verify(idToken)?.expiresAt).toBeLessThan(Date.now() + 3_600_001)

  const path = '/identitytoolkit.googleapis.com/v1/projects/demo:createSessionCookie'
  const cookieFor = (validDuration: string) =>
    createRestClient(emulator, 'owner')('POST', path, { idToken, validDuration })
  const { body } = await cookieFor('600')
  const [head, claims] = claimsOf(textOf(body['sessionCookie']))
  expect(head).toMatchObject({ alg: 'none' })
  expect(claims).toMatchObject({
    iss: 'https://session.firebase.google.com/demo',
    aud: 'demo',
    sub: user.uid,
  })
  expect((await cookieFor('60')).body['error']?.['message']).toBe('INVALID_DURATION')
  const stranger = createRestClient(emulator)
  expect((await stranger('POST', path, { idToken, validDuration: '600' })).status).toBe(403)
})

test('refuses to link another account’s phone with a proof for signing in to that account', async () => {
  const call = createRestClient(emulator)
  const phoneNumber = '+15550100'
  const signIn = async (body: object) =>
    (await call('POST', `${accounts}:signInWithPhoneNumber`, body)).body
  const code = () => {
    const { sessionInfo, code: shown } = emulator.auth.context.codes.createPhone(phoneNumber)
    return { sessionInfo, code: shown }
  }
  const { localId } = await signIn(code())
  const { user } = await sdk.signInAnonymously(auth)
  const refused = await signIn({ ...code(), idToken: await user.getIdToken() })
  const temporaryProof = textOf(refused['temporaryProof'])
  const wrong = await signIn({ temporaryProof, phoneNumber: '+15550101' })
  expect(wrong['error']?.['message']).toBe('INVALID_TEMPORARY_PROOF')
  expect((await signIn({ temporaryProof, phoneNumber }))['localId']).toBe(localId)
  const again = await signIn({ temporaryProof, phoneNumber })
  expect(again['error']?.['message']).toBe('INVALID_TEMPORARY_PROOF')
})
