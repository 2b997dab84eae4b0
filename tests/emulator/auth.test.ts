import { deleteApp, initializeApp } from 'firebase/app'
import * as sdk from 'firebase/auth'
import * as lite from 'firebase/firestore/lite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRestClient, textOf } from './tools/rest-client.ts'
import {
  type TestEmulator,
  makeDataDir,
  removeDataDir,
  startTestEmulator,
} from './tools/start-test-emulator.ts'

// A generous timeout, because password hashes are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const email = 'ann@example.com'
const password = 'correct horse'

let emulator: TestEmulator
let auth: sdk.Auth
let now: number
const cleanUps: (() => Promise<unknown> | void)[] = []

beforeEach(async () => {
  now = Date.now()
  const dataDir = makeDataDir()
  await open(dataDir)
  cleanUps.push(() => removeDataDir(dataDir))
})
afterEach(async () => {
  await emulator.close()
  for (const cleanUp of cleanUps.splice(0)) await cleanUp()
})

async function open(dataDir: string, allowUnsigned = false): Promise<void> {
  emulator = await startTestEmulator({ dataDir, allowUnsigned, clock: () => now })
  auth = newClient()
}

function newClient(): sdk.Auth {
  const app = initializeApp({ projectId: 'demo', apiKey: 'local' }, `app${cleanUps.length}${now}`)
  cleanUps.push(() => deleteApp(app))
  const client = sdk.initializeAuth(app)
  sdk.connectAuthEmulator(client, emulator.url, { disableWarnings: true })
  return client
}

async function codeOf(promise: Promise<unknown>): Promise<string> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return error instanceof Error && 'code' in error ? String(error.code) : 'no error'
}

async function lastCode(): Promise<{ oobCode: string; oobLink: string }> {
  const { body } = await createRestClient(emulator)('GET', '/emulator/v1/projects/demo/oobCodes')
  const codes = body['oobCodes']
  const last = codes?.[Number(codes['length']) - 1]
  return { oobCode: textOf(last?.['oobCode']), oobLink: textOf(last?.['oobLink']) }
}

test('signs up, out and in, with the account’s data in the token', async () => {
  const { user } = await sdk.createUserWithEmailAndPassword(auth, ' Ann@Example.com', password)
  expect(user.email).toBe(email)
  await sdk.signOut(auth)
  const again = await sdk.signInWithEmailAndPassword(auth, email, password)
  expect(again.user.uid).toBe(user.uid)
  const { claims, signInProvider } = await again.user.getIdTokenResult()
  expect(signInProvider).toBe('password')
  expect(claims).toMatchObject({
    sub: user.uid,
    user_id: user.uid,
    email,
    email_verified: false,
    aud: 'demo',
    iss: 'https://securetoken.google.com/demo',
  })
  expect(Number(claims.exp) - Number(claims.iat)).toBe(3600)
})

test('returns the same error for a wrong password and an unknown email', async () => {
  await emulator.auth.createAccount({ email, password })
  const signIn = (address: string, secret: string) =>
    codeOf(sdk.signInWithEmailAndPassword(auth, address, secret))
  expect(await signIn(email, 'wrong horse')).toBe('auth/invalid-credential')
  expect(await signIn('bob@example.com', password)).toBe('auth/invalid-credential')
  expect(await sdk.fetchSignInMethodsForEmail(auth, email)).toEqual([])
  expect(await codeOf(sdk.sendPasswordResetEmail(auth, 'bob@example.com'))).toBe('no error')
})

test('refuses invalid sign-ups with specific errors', async () => {
  await emulator.auth.createAccount({ email, password })
  const attempt = (address: string, secret: string) =>
    codeOf(sdk.createUserWithEmailAndPassword(auth, address, secret))
  expect(await attempt(email, password)).toBe('auth/email-already-in-use')
  expect(await attempt('bob@example.com', 'short')).toBe('auth/weak-password')
  expect(await attempt('nobody', password)).toBe('auth/invalid-email')
  expect(await attempt('bob@example.com', '')).toBe('auth/missing-password')
})

test('creates one account for two simultaneous sign-ups with the same email', async () => {
  const other = newClient()
  const codes = await Promise.all(
    [auth, other].map((client) =>
      codeOf(sdk.createUserWithEmailAndPassword(client, email, password)),
    ),
  )
  expect(codes.sort()).toEqual(['auth/email-already-in-use', 'no error'])
})

test('blocks an account after ten wrong passwords, for a while', async () => {
  await emulator.auth.createAccount({ email, password })
  for (let attempt = 0; attempt < 10; attempt += 1)
    await codeOf(sdk.signInWithEmailAndPassword(auth, email, 'wrong horse'))
  const signIn = () => codeOf(sdk.signInWithEmailAndPassword(auth, email, password))
  expect(await signIn()).toBe('auth/too-many-requests')
  now += 16 * 60_000
  expect(await signIn()).toBe('no error')
})

test('refuses a disabled account', async () => {
  const { uid } = await emulator.auth.createAccount({ email, password })
  await createRestClient(emulator, 'owner')(
    'POST',
    '/identitytoolkit.googleapis.com/v1/projects/demo/accounts:update',
    { localId: uid, disableUser: true },
  )
  const signIn = sdk.signInWithEmailAndPassword(auth, email, password)
  expect(await codeOf(signIn)).toBe('auth/user-disabled')
  // Sends the sign-in alone, because the SDK would also look up the account.
  const { body } = await createRestClient(emulator)(
    'POST',
    '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword',
    { email, password },
  )
  expect(body['error']?.['message']).toBe('USER_DISABLED')
})

test('refreshes tokens until the password changes in another session', async () => {
  const { user } = await sdk.createUserWithEmailAndPassword(auth, email, password)
  now += 30 * 60_000
  const refreshed = await user.getIdTokenResult(true)
  expect(Date.parse(refreshed.issuedAtTime)).toBe(Math.floor(now / 1000) * 1000)

  const other = newClient()
  const elsewhere = await sdk.signInWithEmailAndPassword(other, email, password)
  await sdk.updatePassword(elsewhere.user, 'another horse')
  expect(await codeOf(user.getIdToken(true))).toBe('auth/user-token-expired')
  expect(await codeOf(elsewhere.user.getIdToken(true))).toBe('no error')
})

test('refuses a refresh token that it did not issue', async () => {
  const { user } = await sdk.createUserWithEmailAndPassword(auth, email, password)
  const [payload = '', signature = ''] = user.refreshToken.split('.')
  const { body, status } = await createRestClient(emulator)(
    'POST',
    '/securetoken.googleapis.com/v1/token?key=local',
    {
      grant_type: 'refresh_token',
      refresh_token: `${payload}.AAAA${signature.slice(4)}`,
    },
  )
  expect([status, body['error']?.['message']]).toEqual([400, 'INVALID_REFRESH_TOKEN'])
})

test('changes email, password, name and picture, and removes the name', async () => {
  const { user } = await sdk.createUserWithEmailAndPassword(auth, email, password)
  await sdk.updateProfile(user, { displayName: 'Ann', photoURL: 'https://example.com/a.png' })
  await user.reload()
  expect([user.displayName, user.photoURL]).toEqual(['Ann', 'https://example.com/a.png'])
  await sdk.updateProfile(user, { displayName: null })
  await user.reload()
  expect([user.displayName, user.photoURL]).toEqual([null, 'https://example.com/a.png'])
  await sdk.updateEmail(user, 'ann@example.org')
  await sdk.updatePassword(user, 'another horse')
  await user.reload()
  expect(user.email).toBe('ann@example.org')
  const signIn = (address: string, secret: string) =>
    codeOf(sdk.signInWithEmailAndPassword(newClient(), address, secret))
  expect(await signIn(email, 'another horse')).toBe('auth/invalid-credential')
  expect(await signIn('ann@example.org', 'another horse')).toBe('no error')
})

test('requires a recent sign-in for sensitive changes', async () => {
  const { user } = await sdk.createUserWithEmailAndPassword(auth, email, password)
  now += 6 * 60_000
  expect(await codeOf(sdk.updatePassword(user, 'another horse'))).toBe('auth/requires-recent-login')
  expect(await codeOf(sdk.deleteUser(user))).toBe('auth/requires-recent-login')
  await sdk.reauthenticateWithCredential(user, sdk.EmailAuthProvider.credential(email, password))
  expect(await codeOf(sdk.deleteUser(user))).toBe('no error')
  expect(emulator.auth.findByEmail(email)).toBeUndefined()
})

test('resets a password with a mailed code, once', async () => {
  await emulator.auth.createAccount({ email, password })
  await sdk.sendPasswordResetEmail(auth, email)
  const { oobCode } = await lastCode()
  expect(await sdk.verifyPasswordResetCode(auth, oobCode)).toBe(email)
  expect(await codeOf(sdk.confirmPasswordReset(auth, oobCode, 'new'))).toBe('auth/weak-password')
  await sdk.confirmPasswordReset(auth, oobCode, 'another horse')
  const again = sdk.confirmPasswordReset(auth, oobCode, 'third horse')
  expect(await codeOf(again)).toBe('auth/invalid-action-code')
  const { user } = await sdk.signInWithEmailAndPassword(auth, email, 'another horse')
  expect(user.emailVerified).toBe(true)
})

test('a code expires after an hour', async () => {
  await emulator.auth.createAccount({ email, password })
  await sdk.sendPasswordResetEmail(auth, email)
  const { oobCode } = await lastCode()
  now += 61 * 60_000
  expect(await codeOf(sdk.verifyPasswordResetCode(auth, oobCode))).toBe('auth/expired-action-code')
})

test('verifies an email and signs in with a mailed link', async () => {
  const { user } = await sdk.createUserWithEmailAndPassword(auth, email, password)
  await sdk.sendEmailVerification(user)
  await sdk.applyActionCode(auth, (await lastCode()).oobCode)
  await user.reload()
  expect(user.emailVerified).toBe(true)

  const url = 'http://127.0.0.1:4800/login'
  await sdk.sendSignInLinkToEmail(auth, 'bob@example.com', { url, handleCodeInApp: true })
  const { oobLink } = await lastCode()
  const redirect = await fetch(oobLink, { redirect: 'manual' })
  const link = redirect.headers.get('location') ?? ''
  expect(sdk.isSignInWithEmailLink(auth, link)).toBe(true)
  const signedIn = await sdk.signInWithEmailLink(auth, 'bob@example.com', link)
  expect(signedIn.user.emailVerified).toBe(true)
})

test('shows mails with working links in the mailbox', async () => {
  await emulator.auth.createAccount({ email: '"<b>x"@example.com', password })
  await sdk.sendPasswordResetEmail(auth, '"<b>x"@example.com')
  const mailbox = await fetch(`${emulator.url}/emulator/mailbox`)
  const html = await mailbox.text()
  expect(html).toContain('&quot;&lt;b&gt;x&quot;@example.com')
  expect(html).not.toContain('<b>x')

  const { oobLink } = await lastCode()
  expect(await (await fetch(oobLink)).text()).toContain('New password')
  const body = new URLSearchParams({ newPassword: 'another horse' })
  expect((await fetch(oobLink, { method: 'POST', body })).status).toBe(200)
  expect((await fetch(oobLink)).status).toBe(400)
  const signIn = sdk.signInWithEmailAndPassword(auth, '"<b>x"@example.com', 'another horse')
  expect(await codeOf(signIn)).toBe('no error')
})

test('upgrades an anonymous account with the same uid', async () => {
  const { user } = await sdk.signInAnonymously(auth)
  expect(user.isAnonymous).toBe(true)
  const { uid } = user
  const linked = await sdk.linkWithCredential(
    user,
    sdk.EmailAuthProvider.credential(email, password),
  )
  expect([linked.user.uid, linked.user.isAnonymous]).toEqual([uid, false])
  expect((await sdk.signInWithEmailAndPassword(newClient(), email, password)).user.uid).toBe(uid)
})

test('keeps accounts, sessions and keys over a restart', async () => {
  const { user } = await sdk.createUserWithEmailAndPassword(auth, email, password)
  const token = await user.getIdToken()
  const { dataDir } = emulator
  await emulator.close()
  await open(dataDir)
  const reply = await createRestClient(emulator)(
    'POST',
    '/identitytoolkit.googleapis.com/v1/accounts:lookup',
    { idToken: token },
  )
  expect(reply.body['users']?.[0]?.['localId']).toBe(user.uid)
  expect((await sdk.signInWithEmailAndPassword(auth, email, password)).user.uid).toBe(user.uid)
})

test('accepts unsigned tokens only with that option', async () => {
  const encode = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url')
  const readBoard = async () => {
    const app = initializeApp({ projectId: 'demo' }, `mock${emulator.port}`)
    cleanUps.push(() => deleteApp(app))
    const db = lite.getFirestore(app)
    const mockUserToken = { sub: 'mock', email: 'mock@example.com' }
    lite.connectFirestoreEmulator(db, '127.0.0.1', emulator.port, { mockUserToken })
    return codeOf(lite.getDocs(lite.collection(db, 'board')))
  }
  expect(await readBoard()).toBe('unauthenticated')
  const { dataDir } = emulator
  await emulator.close()
  await open(dataDir, true)
  expect(await readBoard()).toBe('no error')
  const custom = `${encode({ alg: 'none' })}.${encode({ uid: 'robot', claims: { level: 3 } })}.`
  const { user } = await sdk.signInWithCustomToken(auth, custom)
  expect([user.uid, (await user.getIdTokenResult()).claims['level']]).toEqual(['robot', 3])
})

test('refuses an expired ID token', async () => {
  const { uid } = await emulator.auth.createAccount({ email, password })
  const token = emulator.auth.issueIdToken(uid)
  now += 3601_000
  expect((await createRestClient(emulator, token)('GET', 'board/a')).status).toBe(401)
})

test('creates, finds, lists and deletes accounts for the owner', async () => {
  const call = createRestClient(emulator, 'owner')
  const admin = '/identitytoolkit.googleapis.com/v1/projects/demo/accounts'
  await call('POST', admin, { localId: 'u1', email, password, displayName: 'Ann' })
  const found = await call('POST', `${admin}:lookup`, { email: [email] })
  expect(found.body['users']?.[0]).toMatchObject({ localId: 'u1', displayName: 'Ann' })
  expect((await call('GET', `${admin}:batchGet`)).body['users']?.['length']).toBe(1)
  await call('POST', `${admin}:delete`, { localId: 'u1' })
  expect(emulator.auth.findByEmail(email)).toBeUndefined()
  expect((await createRestClient(emulator)('POST', `${admin}:lookup`, {})).status).toBe(403)
})

test('answers malformed requests with Identity Toolkit errors', async () => {
  const call = createRestClient(emulator)
  const base = '/identitytoolkit.googleapis.com/v1/accounts'
  for (const [path, body] of [
    [`${base}:signUp`, '{'],
    [`${base}:signUp`, { email: 7 }],
    [`${base}:update`, {}],
    [`${base}:lookup`, { idToken: 'x.y.z' }],
    [`${base}:delete`, { localId: 'u1' }],
    [`${base}:sendOobCode`, { requestType: 'NEWSLETTER' }],
    [`${base}:resetPassword`, { oobCode: 'x' }],
    [`${base}:noSuchThing`, {}],
    ['/securetoken.googleapis.com/v1/token', { grant_type: 'password' }],
  ] as const) {
    const { status, body: answer } = await call('POST', path, body)
    expect([path, status >= 400 && status < 500]).toEqual([path, true])
    expect(textOf(answer['error']?.['message'])).toMatch(/^[A-Z_]+/)
  }
})
