import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type RestAnswer, createRestClient, signUpUser, textOf } from './tools/rest-client.ts'
import { type TestEmulator, removeDataDir, startTestEmulator } from './tools/start-test-emulator.ts'

// The requests of the Admin SDK. A generous timeout, because password hashes are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const admin = '/identitytoolkit.googleapis.com/v1/projects/demo/accounts'

let emulator: TestEmulator
let call: (method: string, path: string, body?: unknown) => Promise<RestAnswer>

beforeEach(async () => {
  emulator = await startTestEmulator()
  call = createRestClient(emulator, 'owner')
})
afterEach(async () => {
  await emulator.close()
  removeDataDir(emulator.dataDir)
})

const uidsOf = ({ body }: RestAnswer): readonly string[] =>
  Array.from({ length: Number(body['users']?.['length'] ?? 0) }, (_, n) =>
    textOf(body['users']?.[n]?.['localId']),
  )

test('creates disabled accounts', async () => {
  await call('POST', admin, { localId: 'u1', disabled: true })
  const { body } = await call('POST', `${admin}:lookup`, { localId: ['u1'] })
  expect(body['users']?.[0]?.['disabled']).toBe(true)
})

test('lists accounts page by page', async () => {
  for (const localId of ['u3', 'u1', 'u2']) await call('POST', admin, { localId })
  const first = await call('GET', `${admin}:batchGet?maxResults=2`)
  expect(uidsOf(first)).toEqual(['u1', 'u2'])
  const token = textOf(first.body['nextPageToken'])
  const second = await call('GET', `${admin}:batchGet?maxResults=2&nextPageToken=${token}`)
  expect(uidsOf(second)).toEqual(['u3'])
  expect(second.body['nextPageToken']).toBeUndefined()
  expect((await call('GET', `${admin}:batchGet?maxResults=-1`)).status).toBe(400)
})

test('deletes many accounts at once, enabled ones only with force', async () => {
  await call('POST', admin, { localId: 'u1' })
  await call('POST', admin, { localId: 'u2', disabled: true })
  const localIds = ['u1', 'u2', 'nobody']
  const { body } = await call('POST', `${admin}:batchDelete`, { localIds })
  expect(body).toMatchObject({ errors: [{ index: 0, localId: 'u1' }] })
  expect(uidsOf(await call('GET', `${admin}:batchGet`))).toEqual(['u1'])
  expect((await call('POST', `${admin}:batchDelete`, { localIds, force: true })).body).toEqual({})
  expect(uidsOf(await call('GET', `${admin}:batchGet`))).toEqual([])
})

test('reports errors per imported account, and keeps existing accounts', async () => {
  await call('POST', admin, { localId: 'u1', email: 'one@example.com' })
  await call('POST', admin, { localId: 'u2', email: 'two@example.com' })
  const { body } = await call('POST', `${admin}:batchCreate`, {
    users: [
      { localId: 'u1', email: 'new@example.com', customAttributes: '{"admin":true}' },
      { localId: 'u2', email: 'new@example.com' },
      { localId: 'u3', passwordHash: 'aGFzaA' },
      'nobody',
    ],
  })
  expect(body['error']).toMatchObject([
    { index: 1, message: 'EMAIL_EXISTS' },
    { index: 2 },
    { index: 3 },
  ])
  expect(emulator.auth.findByEmail('new@example.com')).toMatchObject({
    uid: 'u1',
    claims: { admin: true },
  })
  expect(emulator.auth.findByEmail('two@example.com')?.uid).toBe('u2')
})

test('keeps the times of imported accounts', async () => {
  const times = { createdAt: '1000000000000', lastLoginAt: '1100000000000' }
  await call('POST', `${admin}:batchCreate`, { users: [{ localId: 'u1', ...times }] })
  const { body } = await call('POST', `${admin}:lookup`, { localId: ['u1'] })
  expect(body['users']?.[0]).toMatchObject(times)
})

test('creates session cookies only where unsigned tokens are allowed', async () => {
  const { token: idToken } = await signUpUser(emulator)
  const path = '/identitytoolkit.googleapis.com/v1/projects/demo:createSessionCookie'
  const { body } = await call('POST', path, { idToken, validDuration: '600' })
  expect(body['error']?.['message']).toBe('OPERATION_NOT_ALLOWED')
})

test.each(['VERIFY_EMAIL', 'PASSWORD_RESET', 'EMAIL_SIGNIN', 'VERIFY_AND_CHANGE_EMAIL'])(
  'only the owner can request a %s link without sending it',
  async (requestType) => {
    const email = 'ann@example.com'
    await signUpUser(emulator, email)
    const body = { requestType, email, newEmail: 'new@example.com', returnOobLink: true }
    const { body: answer } = await call('POST', `${admin}:sendOobCode`, body)
    expect(textOf(answer['oobLink'])).toContain(`oobCode=${textOf(answer['oobCode'])}`)
    const stranger = createRestClient(emulator)
    const { body: told } = await stranger(
      'POST',
      '/identitytoolkit.googleapis.com/v1/accounts:sendOobCode',
      body,
    )
    expect(told['oobLink']).toBeUndefined()
    expect((await stranger('POST', `${admin}:sendOobCode`, body)).status).toBe(403)
  },
)

test('tells the owner that an email is unknown', async () => {
  const body = { requestType: 'PASSWORD_RESET', email: 'nobody@example.com' }
  const { body: answer } = await call('POST', `${admin}:sendOobCode`, body)
  expect(answer['error']?.['message']).toBe('EMAIL_NOT_FOUND')
})
