import { afterEach, expect, test } from 'vitest'
import { createRestClient, signUpUser, textOf } from './tools/rest-client.ts'
import { type TestEmulator, removeDataDir, startTestEmulator } from './tools/start-test-emulator.ts'

const started: TestEmulator[] = []
async function start(...options: Parameters<typeof startTestEmulator>): Promise<TestEmulator> {
  const emulator = await startTestEmulator(...options)
  started.push(emulator)
  return emulator
}
afterEach(async () => {
  for (const emulator of started.splice(0)) {
    await emulator.close()
    removeDataDir(emulator.dataDir)
  }
})
const path = '/emulator/v1/projects/demo:ruleCoverage'

test('reports the values of each statement and expression since the rules were loaded', async () => {
  const emulator = await start({ coverage: true })
  const { token } = await signUpUser(emulator)
  await createRestClient(emulator, token)('GET', 'board/a')
  await createRestClient(emulator)('GET', 'board/a')
  const { body } = await createRestClient(emulator)('GET', path)
  expect(body['allows']?.[0]).toMatchObject({ methods: ['read', 'write'], allowed: 1, denied: 1 })
  const first = body['report']?.[0]
  expect(first?.['sourcePosition']).toMatchObject({ line: 6 })
  expect(first?.['values']).toEqual([
    { value: { boolValue: true }, count: 1 },
    { value: { boolValue: false }, count: 1 },
  ])
  const page = await (await fetch(`${emulator.url}${path}.html`)).text()
  expect(page).toContain('1 × {&quot;boolValue&quot;:false}')
  expect(page).toContain('service cloud.firestore')
})

test('records no coverage without the option', async () => {
  const { status, body } = await createRestClient(await start())('GET', path)
  expect([status, body['error']?.['status']]).toEqual([400, 'FAILED_PRECONDITION'])
})

test('on a public address, no one is the owner and tokens must be signed', async () => {
  await expect(start({ host: '0.0.0.0', allowUnsigned: true })).rejects.toThrow(/[Uu]nsigned/)
  const exposed = await start({ host: '0.0.0.0', coverage: true })
  const emulator = { ...exposed, url: `http://127.0.0.1:${exposed.port}` }
  const local = { ...emulator, documents: emulator.documents.replace('0.0.0.0', '127.0.0.1') }
  expect((await createRestClient(local, 'owner')('GET', 'board/a')).status).toBe(401)
  expect((await createRestClient(local)('GET', path)).status).toBe(403)
  const accounts = '/identitytoolkit.googleapis.com/v1/projects/demo/accounts:lookup'
  const asked = await createRestClient(local, 'owner')('POST', accounts, { email: ['a@b.de'] })
  expect(textOf(asked.body['error']?.['message'])).toBe('PERMISSION_DENIED')
})
