import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Json, createRestClient, signUpUser, textOf } from './tools/rest-client.ts'
import { type TestEmulator, removeDataDir, startTestEmulator } from './tools/start-test-emulator.ts'

let emulator: TestEmulator
let ann: { uid: string; token: string }

beforeAll(async () => {
  emulator = await startTestEmulator()
  ann = await signUpUser(emulator)
})
afterAll(async () => {
  await emulator.close()
  removeDataDir(emulator.dataDir)
})
beforeEach(() => emulator.engine.clear())

const owned = (uid: string) => ({ owner: { stringValue: uid } })
const update = (path: string, uid: string, currentDocument: object) => ({
  update: { name: emulator.name(path), fields: owned(uid) },
  currentDocument,
})
async function statusOf(...writes: readonly object[]): Promise<string> {
  const { body } = await createRestClient(emulator, ann.token)('POST', ':commit', { writes })
  return textOf(body['error']?.['status']) || 'OK'
}
const store = (path: string, uid: string) =>
  emulator.engine.commit([{ update: { name: emulator.name(path), fields: owned(uid) } }])

test.each([
  ['updates what must be there', { exists: true }],
  ['creates what must not be there', { exists: false }],
  ['updates a certain version', { updateTime: '2020-01-01T00:00:00Z' }],
])('denies a write before checking its precondition: %s', async (_title, currentDocument) => {
  const missing = await statusOf(update('notes/n', 'somebody', currentDocument))
  await store('notes/n', 'somebody')
  const present = await statusOf(update('notes/n', 'somebody', currentDocument))
  expect([missing, present]).toEqual(['PERMISSION_DENIED', 'PERMISSION_DENIED'])
})

test('denies a delete before checking its precondition', async () => {
  const remove = { delete: emulator.name('notes/n'), currentDocument: { exists: true } }
  expect(await statusOf(remove)).toBe('PERMISSION_DENIED')
  await store('notes/n', 'somebody')
  expect(await statusOf(remove)).toBe('PERMISSION_DENIED')
})

test('reports the failed precondition of an allowed write', async () => {
  expect(await statusOf(update('board/n', ann.uid, { exists: true }))).toBe('NOT_FOUND')
  await store('notes/n', ann.uid)
  expect(await statusOf(update('notes/n', ann.uid, { exists: false }))).toBe('ALREADY_EXISTS')
  const stale = { updateTime: '2020-01-01T00:00:00Z' }
  expect(await statusOf(update('notes/n', ann.uid, stale))).toBe('FAILED_PRECONDITION')
})

test('denies a commit for one denied write, even if another one fails', async () => {
  const failing = update('board/none', ann.uid, { exists: true })
  const denied = update('notes/n', 'somebody', { exists: false })
  expect(await statusOf(failing, denied)).toBe('PERMISSION_DENIED')
  expect(await statusOf(update('board/a', ann.uid, {}), failing)).toBe('NOT_FOUND')
  expect(emulator.engine.get(emulator.name('board/a'))).toBeUndefined()
})

test('denies a write before checking the size of the document', async () => {
  await emulator.engine.commit([
    {
      update: {
        name: emulator.name('notes/large'),
        fields: { ...owned('somebody'), text: { stringValue: 'x'.repeat(900_000) } },
      },
    },
  ])
  const grow = (path: string) => ({
    update: { name: emulator.name(path), fields: { more: { stringValue: 'x'.repeat(200_000) } } },
    updateMask: { fieldPaths: ['more'] },
  })
  expect(await statusOf(grow('notes/large'))).toBe('PERMISSION_DENIED')
})

test('evaluates the rules for each write of a batch after the previous ones', async () => {
  const create = update('notes/n', ann.uid, { exists: false })
  const giveAway = { ...update('notes/n', 'somebody', { exists: true }) }
  expect(await statusOf(create, giveAway)).toBe('OK')
  expect(await statusOf(update('notes/n', ann.uid, { exists: true }))).toBe('PERMISSION_DENIED')
})

test('writes the request time of the rules, in whole milliseconds', async () => {
  const rules = `rules_version = '2';
    service cloud.firestore { match /databases/{d}/documents { match /stamped/{id} {
      allow write: if request.resource.data.at == request.time;
    } } }`
  const own = await startTestEmulator({ rules })
  const { token } = await signUpUser(own)
  const write = {
    update: { name: own.name('stamped/1'), fields: {} },
    updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
  }
  const call = createRestClient(own, token)
  const responses: Json[] = []
  for (let count = 0; count < 3; count += 1)
    responses.push((await call('POST', ':commit', { writes: [write] })).body)
  await own.close()
  removeDataDir(own.dataDir)
  for (const response of responses)
    expect(
      textOf(response['writeResults']?.[0]?.['transformResults']?.[0]?.['timestampValue']),
    ).toMatch(/\.\d{3}000Z$/)
})
