import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Fixture, startFixture } from './start-fixture.ts'
import { createVirtualTimer } from '#emulator/functions/timer.ts'

let fixture: Fixture
let url: string
const timer = createVirtualTimer(Date.parse('2026-03-07T12:00:00Z'))
beforeAll(async () => {
  // The functions do not see the environment of the emulator.
  process.env['OF_THE_TESTS'] = 'secret'
  fixture = await startFixture({ timer })
  url = `${fixture.emulator.url}/demo/us-central1`
})
afterAll(async () => {
  delete process.env['OF_THE_TESTS']
  await fixture.close()
})

const call = (name: string, data: unknown, headers: Record<string, string> = {}) =>
  fetch(`${url}/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ data }),
  })

async function signedIn(): Promise<{ readonly uid: string; readonly token: string }> {
  const { auth } = fixture.emulator
  const account = await auth.createAccount({ email: `${Math.random()}@example.com` })
  return { uid: account.uid, token: auth.issueIdToken(account.uid) ?? '' }
}

test('a callable answers with a result or an error', async () => {
  const good = await call('echo', { a: [1, null] })
  expect([good.status, await good.json()]).toEqual([
    200,
    { result: { data: { a: [1, null] }, uid: null, email: null } },
  ])
  const bad = await call('echo', 'refuse')
  expect([bad.status, await bad.json()]).toEqual([
    400,
    { error: { status: 'FAILED_PRECONDITION', message: 'Not now', details: { why: 1 } } },
  ])
  expect(await (await call('group-nested', null)).json()).toEqual({ result: 'nested' })
})

test('a callable knows who calls, and refuses tokens that are not valid here', async () => {
  const { uid, token } = await signedIn()
  const known = await call('echo', 1, { authorization: `Bearer ${token}` })
  expect(await known.json()).toMatchObject({ result: { uid } })
  const [header, payload] = token.split('.')
  const forged = [`${header}.${payload}.AAAA`, 'nonsense', `${header}.${payload}.`]
  for (const wrong of forged) {
    const refused = await call('echo', 1, { authorization: `Bearer ${wrong}` })
    expect([refused.status, await refused.json()]).toEqual([
      401,
      { error: { status: 'UNAUTHENTICATED', message: 'Unauthenticated' } },
    ])
  }
})

test('an HTTPS function gets the request as it is, and its answer is passed on', async () => {
  const response = await fetch(`${url}/raw/some/path?a=1&a=2`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: '{ "n": 1 }',
  })
  expect(response.status).toBe(201)
  expect(response.headers.get('x-made-by')).toBe('raw')
  expect(await response.json()).toEqual({
    method: 'PUT',
    path: '/some/path',
    query: { a: ['1', '2'] },
    body: { n: 1 },
    raw: Buffer.from('{ "n": 1 }').toString('base64'),
    uid: null,
    environment: {
      project: 'demo',
      emulator: 'true',
      zone: 'UTC',
      secret: null,
      config: 'configured',
    },
  })
})

test('an HTTPS function can verify the tokens of this emulator, and no others', async () => {
  const { uid, token } = await signedIn()
  const uidOf = async (authorization: string) => {
    const response = await fetch(`${url}/raw`, { headers: { authorization } })
    return ((await response.json()) as { uid: string | null }).uid
  }
  expect(await uidOf(`Bearer ${token}`)).toBe(uid)
  expect(await uidOf('Bearer nonsense')).toBe('auth/argument-error')
  const [, payload] = token.split('.')
  expect(await uidOf(`Bearer eyJhbGciOiJub25lIn0.${payload}.`)).toBeNull()
})

test.each(['missing', 'created', 'nightly'])('there is no address for %s', async (name) => {
  const response = await call(name, null)
  expect(response.status).toBe(404)
})

test('other regions and projects have no functions', async () => {
  for (const place of ['demo/europe-west1', 'other/us-central1'])
    expect((await fetch(`${fixture.emulator.url}/${place}/raw`)).status).toBe(404)
})

test('a schedule runs at its time in its zone', async () => {
  const runs = () => fixture.all('runs')
  // 3:00 in Halifax is 7:00 in UTC, and 6:00 from the 8th on.
  timer.advance(18 * 3_600_000 - 1)
  expect(runs()).toEqual([])
  timer.advance(1)
  await expect
    .poll(runs)
    .toEqual([{ due: '2026-03-08T06:00:00.000Z', job: 'firebase-schedule-nightly-us-central1' }])
})

test('a schedule can be run at once, by this machine only', async () => {
  const admin = `${fixture.emulator.url}/emulator/v1/projects/demo/functions`
  const before = fixture.all('runs').length
  const response = await fetch(`${admin}/nightly:run`, { method: 'POST' })
  expect(await response.json()).toEqual({ succeeded: true })
  expect(fixture.all('runs')).toHaveLength(before + 1)
  const listed = (await (await fetch(admin)).json()) as { functions: { name: string }[] }
  expect(listed.functions.map(({ name }) => name)).toContain('nightly')
  expect((await fetch(`${admin}/raw:run`, { method: 'POST' })).status).toBe(404)
  const foreign = await fetch(`${admin}/nightly:run`, {
    method: 'POST',
    headers: { origin: 'https://evil.example' },
  })
  expect(foreign.status).toBe(403)
})
