import { deleteApp, initializeApp } from 'firebase/app'
import * as sdk from 'firebase/auth'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRestClient } from './tools/rest-client.ts'
import { type TestEmulator, removeDataDir, startTestEmulator } from './tools/start-test-emulator.ts'

// A generous timeout, because password hashes are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const email = 'ann@example.com'
const password = 'correct horse'
const accounts = '/identitytoolkit.googleapis.com/v1/projects/demo/accounts'

let emulator: TestEmulator
let auth: sdk.Auth

beforeEach(() => open(true))
afterEach(close)

async function open(allowUnsigned: boolean): Promise<void> {
  emulator = await startTestEmulator({ allowUnsigned })
  const app = initializeApp({ projectId: 'demo', apiKey: 'local' }, crypto.randomUUID())
  auth = sdk.initializeAuth(app)
  sdk.connectAuthEmulator(auth, emulator.url, { disableWarnings: true })
}

async function close(): Promise<void> {
  await deleteApp(auth.app)
  await emulator.close()
  removeDataDir(emulator.dataDir)
}

const google = (claims: object = { email_verified: true }) =>
  sdk.GoogleAuthProvider.credential(JSON.stringify({ sub: 'g1', email, ...claims }))

const providersOf = (user: sdk.User) =>
  user.providerData.map(({ providerId }) => providerId).toSorted()

async function codeOf(promise: Promise<unknown>): Promise<string> {
  const error: unknown = await promise.catch((reason: unknown) => reason)
  return error instanceof Error && 'code' in error ? String(error.code) : 'no error'
}

test('signs up, signs in and links with an unsigned credential of another provider', async () => {
  const first = await sdk.signInWithCredential(auth, google())
  expect(first.user).toMatchObject({ email, emailVerified: true, isAnonymous: false })
  expect(sdk.getAdditionalUserInfo(first)).toMatchObject({
    isNewUser: true,
    providerId: 'google.com',
  })
  expect((await first.user.getIdTokenResult(true)).claims['firebase']).toMatchObject({
    sign_in_provider: 'google.com',
    identities: { 'google.com': ['g1'] },
  })
  const again = await sdk.signInWithCredential(auth, google())
  expect([again.user.uid, sdk.getAdditionalUserInfo(again)?.isNewUser]).toEqual([
    first.user.uid,
    false,
  ])
  const github = sdk.GithubAuthProvider.credential(JSON.stringify({ sub: 'h1' }))
  await sdk.linkWithCredential(again.user, github)
  expect(providersOf(again.user)).toEqual(['github.com', 'google.com'])
  await sdk.unlink(again.user, 'google.com')
  expect(providersOf(again.user)).toEqual(['github.com'])
})

test('takes over an unverified account with the same email, but needs confirmation for others', async () => {
  const { user } = await sdk.createUserWithEmailAndPassword(auth, email, password)
  const facebook = sdk.FacebookAuthProvider.credential(JSON.stringify({ sub: 'f1', email }))
  expect(await codeOf(sdk.signInWithCredential(auth, facebook))).toBe(
    'auth/account-exists-with-different-credential',
  )
  const taken = await sdk.signInWithCredential(auth, google())
  expect([taken.user.uid, providersOf(taken.user)]).toEqual([user.uid, ['google.com']])
  expect(await codeOf(sdk.signInWithEmailAndPassword(auth, email, password))).toBe(
    'auth/invalid-credential',
  )
})

test('an identity belongs to one account', async () => {
  await sdk.signInWithCredential(auth, google())
  await sdk.signOut(auth)
  const { user } = await sdk.signInAnonymously(auth)
  expect(await codeOf(sdk.linkWithCredential(user, google()))).toBe(
    'auth/credential-already-in-use',
  )
  expect(await codeOf(sdk.linkWithCredential(user, google({ sub: 'g2' })))).toBe(
    'auth/email-already-in-use',
  )
})

test('the owner links an identity and finds its account', async () => {
  const call = createRestClient(emulator, 'owner')
  await call('POST', accounts, { localId: 'u1' })
  const linkProviderUserInfo = { providerId: 'google.com', rawId: 'g1', email }
  await call('POST', `${accounts}:update`, { localId: 'u1', linkProviderUserInfo })
  const federatedUserId = [{ providerId: 'google.com', rawId: 'g1' }]
  const { body } = await call('POST', `${accounts}:lookup`, { federatedUserId })
  expect(body['users']?.[0]).toMatchObject({
    localId: 'u1',
    providerUserInfo: [linkProviderUserInfo],
  })
})

test('refuses unsigned credentials where unsigned tokens are not allowed', async () => {
  await close()
  await open(false)
  expect(await codeOf(sdk.signInWithCredential(auth, google()))).toBe('auth/operation-not-allowed')
})
