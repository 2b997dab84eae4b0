import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { deleteApp, initializeApp } from 'firebase/app'
import * as sdk from 'firebase/auth'
import { afterEach, expect, test } from 'vitest'
import type { Engine, StoredDocument } from '#emulator/engine/types.ts'
import { anyValue } from '../engine/value-arbitraries.ts'
import { createRestClient, textOf } from './tools/rest-client.ts'
import {
  type TestEmulator,
  makeDataDir,
  removeDataDir,
  startTestEmulator,
} from './tools/start-test-emulator.ts'

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

async function start(options: Parameters<typeof startTestEmulator>[0] = {}): Promise<TestEmulator> {
  const emulator = await startTestEmulator(options)
  cleanUps.push(async () => {
    await emulator.close()
    removeDataDir(emulator.dataDir)
  })
  return emulator
}

/** The path of a folder that does not exist yet. */
function newFolder(): string {
  const folder = makeDataDir()
  cleanUps.push(() => removeDataDir(folder))
  return join(folder, 'export')
}

const documentsOf = (engine: Engine): Map<string, StoredDocument> =>
  new Map([...engine.exportDocuments()].flat().map((document) => [document.name, document]))

const email = 'ann@example.com'
const password = 'correct horse'

test('exports and imports values of every type with their times', async () => {
  const values = fc.sample(anyValue, { numRuns: 3_000, seed: 7 })
  const from = await start()
  for (let first = 0; first < values.length; first += 100) {
    await from.engine.commit(
      values.slice(first, first + 100).map((value, n) => {
        const id = first + n
        const name = from.name(id % 3 === 0 ? `board/${id}` : `board/${id}/deep/${id}`)
        return { update: { name, fields: { value, 'odd `name`.': value } } }
      }),
    )
  }
  const types = new Set(values.flatMap((value) => Object.keys(value)))
  expect(types.size).toBe(11)
  const folder = newFolder()
  const manifest = await from.exportTo(folder)
  expect(manifest.databases).toEqual([{ id: '(default)', documents: values.length }])
  const to = await start({ importFrom: folder })
  expect(documentsOf(to.engine)).toEqual(documentsOf(from.engine))
  const { commitTime } = await to.engine.commit([{ delete: to.name('board/0') }])
  expect(commitTime > from.engine.now()).toBe(true)
})

test('exports and imports accounts with passwords, phones, claims and providers', async () => {
  const from = await start({ allowUnsigned: true })
  const admin = '/identitytoolkit.googleapis.com/v1'
  const signUp = await createRestClient(from)('POST', `${admin}/accounts:signUp`, {
    email,
    password,
    displayName: 'Ann',
  })
  const uid = textOf(signUp.body['localId'])
  const owner = createRestClient(from, 'owner')
  await owner('POST', `${admin}/projects/demo/accounts:update`, {
    localId: uid,
    phoneNumber: '+15550100',
    customAttributes: '{"level":3}',
  })
  await createRestClient(from)('POST', `${admin}/accounts:signInWithIdp`, {
    requestUri: 'http://localhost',
    postBody: `providerId=google.com&id_token=${encodeURIComponent('{"sub":"1","email":"bob@example.com"}')}`,
  })
  const folder = newFolder()
  expect(await from.exportTo(folder)).toMatchObject({ accounts: 2 })

  const to = await start({ allowUnsigned: true, importFrom: folder })
  const byUid = (emulator: TestEmulator) =>
    emulator.auth.context.accounts.all().toSorted((a, b) => (a.uid < b.uid ? -1 : 1))
  expect(byUid(to)).toEqual(byUid(from))
  expect(to.auth.context.accounts.findByPhone('+15550100')?.uid).toBe(uid)
  const app = initializeApp({ projectId: 'demo', apiKey: 'local' }, crypto.randomUUID())
  cleanUps.push(() => deleteApp(app))
  const auth = sdk.initializeAuth(app)
  sdk.connectAuthEmulator(auth, to.url, { disableWarnings: true })
  const { user } = await sdk.signInWithEmailAndPassword(auth, email, password)
  expect((await user.getIdTokenResult()).claims).toMatchObject({ user_id: uid, level: 3 })
})

test('exports and imports large data in chunks', async () => {
  const from = await start()
  const large = 'ü\u2028\n'.repeat(170_000)
  const names = Array.from({ length: 12 }, (_, n) => from.name(`board/${n}`))
  for (const name of names)
    await from.engine.commit([{ update: { name, fields: { text: { stringValue: large } } } }])
  for (let first = 0; first < 2_000; first += 500) {
    await from.engine.commit(
      Array.from({ length: 500 }, (_, n) => ({
        update: { name: from.name(`small/${first + n}`), fields: {} },
      })),
    )
  }
  const folder = newFolder()
  await from.exportTo(folder)
  const to = await start({ importFrom: folder })
  expect(documentsOf(to.engine)).toEqual(documentsOf(from.engine))
})

test('exports and imports over HTTP, over existing data, and into another project', async () => {
  const emulator = await start({ allowUnsigned: true })
  const owner = createRestClient(emulator, 'owner')
  const referenceValue = emulator.name('board/b')
  const fields = { to: { referenceValue }, referenceValue: { stringValue: referenceValue } }
  await emulator.engine.commit([{ update: { name: emulator.name('board/a'), fields } }])
  await owner('PATCH', '/v1/projects/demo/databases/second/documents/board/x', { fields: {} })
  const folder = newFolder()
  const body = { database: 'projects/demo', export_directory: folder, export_name: 'one' }
  const exported = await owner('POST', '/emulator/v1/projects/demo:export', body)
  expect(exported).toMatchObject({
    status: 200,
    body: {
      databases: [
        { id: '(default)', documents: 1 },
        { id: 'second', documents: 1 },
      ],
    },
  })
  expect(readFileSync(join(folder, 'one/firestore/second.jsonl'), 'utf8')).toMatch(
    /^\{"path":"board\/x","createTime":"[^"]+","updateTime":"[^"]+","fields":\{\}\}\n$/,
  )

  await emulator.engine.commit([
    { update: { name: emulator.name('board/a'), fields: {} } },
    { update: { name: emulator.name('board/later'), fields: {} } },
  ])
  expect((await owner('POST', '/emulator/v1/projects/demo:import', body)).status).toBe(200)
  expect(emulator.engine.get(emulator.name('board/a'))?.fields).toEqual(fields)
  expect(emulator.engine.get(emulator.name('board/later'))).toBeDefined()

  await owner('POST', '/emulator/v1/projects/other:import', body)
  const { body: moved } = await owner(
    'GET',
    '/v1/projects/other/databases/(default)/documents/board/a',
  )
  expect(moved['fields']).toEqual({
    ...fields,
    to: { referenceValue: 'projects/other/databases/(default)/documents/board/b' },
  })
  const second = await owner('GET', '/v1/projects/other/databases/second/documents/board/x')
  expect(second.status).toBe(200)
})

test('only the owner can export and import', async () => {
  const emulator = await start()
  const folder = newFolder()
  for (const verb of ['export', 'import']) {
    const answer = await fetch(`${emulator.url}/emulator/v1/projects/demo:${verb}`, {
      method: 'POST',
      headers: { Origin: 'https://evil.example' },
      body: JSON.stringify({ export_directory: folder }),
    })
    expect(answer.status).toBe(403)
  }
  const exposed = await start({ host: '0.0.0.0' })
  const asked = await fetch(`http://127.0.0.1:${exposed.port}/emulator/v1/projects/demo:export`, {
    method: 'POST',
    body: JSON.stringify({ export_directory: folder }),
  })
  expect([asked.status, existsSync(folder)]).toEqual([403, false])
})

test('an export replaces an earlier one, but no other content', async () => {
  const emulator = await start()
  const folder = newFolder()
  await emulator.engine.commit([{ update: { name: emulator.name('board/a'), fields: {} } }])
  await emulator.exportTo(folder)
  await emulator.engine.commit([{ delete: emulator.name('board/a') }])
  expect((await emulator.exportTo(folder)).databases[0]?.documents).toBe(0)
  expect(readFileSync(join(folder, 'firestore/(default).jsonl'), 'utf8')).toBe('')
  expect(readdirSync(join(folder, '..'))).toEqual(['export'])

  const home = newFolder()
  mkdirSync(home)
  writeFileSync(join(home, 'thesis.txt'), 'years of work')
  await expect(emulator.exportTo(home)).rejects.toThrow('files that are not an export')
  await expect(emulator.exportTo(join(home, 'thesis.txt'))).rejects.toThrow('is not a folder')
  expect(readdirSync(home)).toEqual(['thesis.txt'])
})

test('reports unreadable files, and imports nothing at the start over existing data', async () => {
  const from = await start()
  await from.engine.commit([{ update: { name: from.name('board/a'), fields: {} } }])
  const folder = newFolder()
  await from.exportTo(folder)
  await expect(startTestEmulator({ dataDir: from.dataDir, importFrom: folder })).rejects.toThrow(
    'in use',
  )
  const filled = makeDataDir()
  cleanUps.push(() => removeDataDir(filled))
  await (await startTestEmulator({ dataDir: filled, importFrom: folder })).close()
  await expect(startTestEmulator({ dataDir: filled, importFrom: folder })).rejects.toThrow(
    'already contains data',
  )
  await expect(startTestEmulator({ importFrom: newFolder() })).rejects.toThrow(
    'export.json is missing',
  )
  const file = join(folder, 'firestore/(default).jsonl')
  writeFileSync(file, `${readFileSync(file, 'utf8')}{"path":"board"}\n`)
  await expect(startTestEmulator({ importFrom: folder })).rejects.toThrow(
    /\(default\)\.jsonl, from line 1: /,
  )
  writeFileSync(file, '')
  writeFileSync(join(folder, 'auth/accounts.jsonl'), '{"uid":"x","role":"owner"}\n')
  await expect(startTestEmulator({ importFrom: folder })).rejects.toThrow(
    /accounts\.jsonl, from line 1: /,
  )
  writeFileSync(join(folder, 'export.json'), '{}')
  await expect(startTestEmulator({ importFrom: folder })).rejects.toThrow('supported export')
})
