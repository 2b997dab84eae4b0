import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { openDeviceDb, readItem, writeItem } from '../local/database/device-db.ts'
import type { HttpAnswer } from './rest/http.ts'
import { createTokenSource } from './create-token-source.ts'
import { deviceItems } from './device-items.ts'
import type { AuthUser } from './stored-auth.ts'

const now = 1_000_000
const hour = 3_600_000
const held: AuthUser = { uid: 'u1', refreshToken: 'r1', idToken: 'old', expiresAt: now + hour }
const refreshed = {
  id_token: 'new',
  refresh_token: 'r2',
  expires_in: '3600',
  user_id: 'u1',
}

async function createSource(user: AuthUser | undefined, reply: [number, unknown] | Error) {
  const deviceDb = openDeviceDb({ indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  await writeItem(deviceDb, deviceItems.session, {
    uid: 'u1',
    email: '',
    displayName: '',
    user: null,
    company: null,
    loaded: true,
    needsSignIn: false,
  })
  let requests = 0
  let last: Promise<unknown> = Promise.resolve()
  const source = () =>
    createTokenSource({
      deviceDb,
      config: { apiKey: 'k', projectId: 'p' },
      clock: { now: () => now },
      readAuthUser: async () => user,
      locks: {
        tryRun: (_name, work) => work(() => false),
        run(_name, work) {
          const mine = last.then(work)
          last = mine
          return mine
        },
      },
      async http(): Promise<HttpAnswer> {
        requests += 1
        if (reply instanceof Error) throw reply
        const [status, body] = reply
        return { status, redirected: false, header: () => null, text: JSON.stringify(body) }
      },
    })
  return { source, deviceDb, requests: () => requests }
}

test('the token stored by Firebase Auth is used while it is fresh', async () => {
  const { source, requests } = await createSource(held, [200, refreshed])
  expect(await source().token({ refresh: false })).toMatchObject({ kind: 'token', token: 'old' })
  expect(requests()).toBe(0)
})

test('case 27: page and worker that need a token at the same time refresh it once', async () => {
  const { source, requests } = await createSource({ ...held, expiresAt: now }, [200, refreshed])
  const both = [source(), source()].map((each) => each.token({ refresh: false }))
  const answers = await Promise.all(both)
  expect(answers).toEqual([answers[0], answers[0]])
  expect(answers[0]).toMatchObject({ token: 'new' })
  expect(requests()).toBe(1)
})

test('a refused token is replaced although it looks fresh', async () => {
  const { source, requests } = await createSource(held, [200, refreshed])
  const tokens = source()
  await tokens.token({ refresh: false })
  expect(await tokens.token({ refresh: true })).toMatchObject({ token: 'new' })
  expect(requests()).toBe(1)
})

test.each([
  [[400, { error: { message: 'TOKEN_EXPIRED' } }], 'signIn'],
  [[400, { error: { message: 'USER_DISABLED' } }], 'signIn'],
  [[503, {}], 'unreachable'],
  [[400, { error: { message: 'something new' } }], 'unreachable'],
  [[200, '<html>'], 'unreachable'],
  [new TypeError('Failed to fetch'), 'unreachable'],
] as [[number, unknown] | Error, string][])('%o means %s', async (reply, kind) => {
  const { source, deviceDb } = await createSource({ ...held, expiresAt: now }, reply)
  expect(await source().token({ refresh: false })).toEqual({ kind })
  expect(await readItem(deviceDb, deviceItems.session)).toMatchObject({ uid: 'u1' })
})

test('the token of another user is never used', async () => {
  const { source } = await createSource({ ...held, uid: 'u2' }, [200, refreshed])
  expect(await source().token({ refresh: false })).toEqual({ kind: 'signIn' })
})
