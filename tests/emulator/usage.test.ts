import { afterEach, beforeEach, expect, test } from 'vitest'
import { createRestClient, signUpUser } from './tools/rest-client.ts'
import { type TestEmulator, removeDataDir, startTestEmulator } from './tools/start-test-emulator.ts'

let emulator: TestEmulator

beforeEach(async () => {
  emulator = await startTestEmulator({ strictLimits: true })
})
afterEach(async () => {
  await emulator.close()
  removeDataDir(emulator.dataDir)
})

const usagePath = '/emulator/v1/projects/demo/usage'

test('reports and resets the billed usage, for this machine only', async () => {
  const { token } = await signUpUser(emulator)
  const user = createRestClient(emulator, token)
  const admin = createRestClient(emulator)
  await user('PATCH', 'board/a', { fields: {} })
  await user('GET', 'board/a')
  const told = await admin('GET', usagePath)
  expect(told.body).toMatchObject({
    reads: 1,
    lookups: 0,
    writes: 1,
    deletes: 0,
    byCollection: { board: { gets: 1, writes: 1 } },
  })
  expect(Number(told.body['bytesSent'])).toBeGreaterThan(300)
  expect(emulator.usage.report()).toMatchObject({ reads: 1, writes: 1 })
  expect((await admin('DELETE', usagePath)).body).toMatchObject({ reads: 0, writes: 0 })
  expect(emulator.usage.report()).toMatchObject({ reads: 0, writes: 0, byCollection: {} })
  const elsewhere = await fetch(`${emulator.url}${usagePath}`, {
    headers: { Origin: 'https://example.com' },
  })
  expect(elsewhere.status).toBe(403)
})

test('enforces strict limits', async () => {
  const { token } = await signUpUser(emulator)
  const user = createRestClient(emulator, token)
  await emulator.engine.commit([
    { update: { name: emulator.name('board/gate'), fields: { open: { booleanValue: true } } } },
  ])
  const read = (count: number) =>
    user('POST', ':batchGet', {
      documents: Array.from({ length: count }, (_, index) => emulator.name(`members/m${index}`)),
    })
  expect((await read(20)).status).toBe(200)
  expect((await read(21)).status).toBe(403)
})
