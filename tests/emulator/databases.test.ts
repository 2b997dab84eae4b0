import {
  type RulesTestEnvironment,
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
} from '@firebase/rules-unit-testing'
import { deleteApp, initializeApp } from 'firebase/app'
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getDoc,
  getDocs,
  getFirestore,
  onSnapshot,
  setDoc,
  setLogLevel,
} from 'firebase/firestore'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parseFrames } from './tools/raw-channel.ts'
import { createRestClient, signUpUser } from './tools/rest-client.ts'
import { type TestEmulator, removeDataDir, startTestEmulator } from './tools/start-test-emulator.ts'

let emulator: TestEmulator
const cleanUps: (() => Promise<unknown>)[] = []

beforeEach(async () => {
  setLogLevel('silent')
  emulator = await startTestEmulator({ allowUnsigned: true })
})
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp()
  await emulator.close()
  removeDataDir(emulator.dataDir)
})

const rulesFor = (name: string) => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /${name}/{id} { allow read, write: if request.auth.uid == 'ann'; }
  }
}`

async function environment(projectId: string): Promise<RulesTestEnvironment> {
  const environment = await initializeTestEnvironment({
    projectId,
    firestore: { host: '127.0.0.1', port: emulator.port, rules: rulesFor(projectId) },
  })
  cleanUps.push(() => environment.cleanup())
  return environment
}

test('keeps separate documents and rules for each project', async () => {
  const [one, two] = [await environment('one'), await environment('two')]
  const inOne = one.authenticatedContext('ann').firestore()
  const inTwo = two.authenticatedContext('ann').firestore()
  await assertSucceeds(setDoc(doc(inOne, 'one/a'), { n: 1 }))
  await assertSucceeds(setDoc(doc(inTwo, 'two/a'), { n: 2 }))
  await assertFails(setDoc(doc(inOne, 'two/a'), { n: 1 }))
  await assertFails(getDoc(doc(two.authenticatedContext('bob').firestore(), 'two/a')))
  await two.clearFirestore()
  expect((await getDoc(doc(inOne, 'one/a'))).data()).toEqual({ n: 1 })
  expect((await getDocs(collection(inTwo, 'two'))).size).toBe(0)
})

test('keeps named databases separate, even with short names', async () => {
  const app = initializeApp({ projectId: 'demo' }, crypto.randomUUID())
  cleanUps.push(() => deleteApp(app))
  const names = ['second', 'db', 'x', 'a1']
  const databases = [getFirestore(app), ...names.map((name) => getFirestore(app, name))]
  for (const [n, db] of databases.entries()) {
    connectFirestoreEmulator(db, '127.0.0.1', emulator.port, { mockUserToken: { user_id: 'ann' } })
    await setDoc(doc(db, 'board/a'), { n })
  }
  for (const [n, db] of databases.entries()) {
    const seen = await new Promise((resolve, reject) => {
      onSnapshot(doc(db, 'board/a'), (snapshot) => resolve(snapshot.data()), reject)
    })
    expect(seen).toEqual({ n })
  }
  expect(emulator.engine.get(emulator.name('board/a'))?.fields).toEqual({
    n: { integerValue: '0' },
  })
})

test('answers reads from an invalid database with an error', async () => {
  const app = initializeApp({ projectId: 'demo' }, crypto.randomUUID())
  cleanUps.push(() => deleteApp(app))
  const db = getFirestore(app, 'No_Such')
  connectFirestoreEmulator(db, '127.0.0.1', emulator.port, { mockUserToken: { user_id: 'ann' } })
  await expect(getDoc(doc(db, 'board/a'))).rejects.toMatchObject({ code: 'unavailable' })
})

test('reports an invalid database within the stream of a browser', async () => {
  const database = encodeURIComponent('projects/demo/databases/No_Such')
  const url = `${emulator.url}/google.firestore.v1.Firestore/Listen/channel?VER=8&CVER=22&database=${database}`
  for (const headers of ['', 'Authorization:Bearer x\r\n']) {
    const body = new URLSearchParams({ count: '0', ofs: '0', headers })
    const opened = await fetch(`${url}&RID=1`, { method: 'POST', body })
    const [[, [, sid]]] = parseFrames(await opened.text()) as unknown as [[0, ['c', string]]]
    const answer = await fetch(`${url}&SID=${sid}&RID=rpc&AID=0&CI=1&TYPE=xmlhttp`)
    expect(await answer.text()).toContain('"status":"NOT_FOUND"')
  }
})

test.each([
  ['only a user', { sub: 'ann' }],
  ['a user and a time, as older test libraries write it', { uid: 'ann', sub: 'ann', iat: 0 }],
  ['a user by the name of the SDK', { user_id: 'ann', iat: 1_700_000_000 }],
])('accepts an unsigned token with %s', async (_, claims) => {
  const encode = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url')
  const token = `${encode({ alg: 'none' })}.${encode(claims)}.`
  for (const project of ['demo', 'one']) {
    const owner = createRestClient(emulator, 'owner')
    const path = `/v1/projects/${project}/databases/(default)/documents/board/a`
    await owner('PATCH', path, { fields: {} })
    expect((await createRestClient(emulator, token)('GET', path)).status).toBe(200)
  }
  const empty = `${encode({ alg: 'none' })}.${encode({ iat: 0 })}.`
  const path = '/v1/projects/demo/databases/(default)/documents/board/a'
  expect((await createRestClient(emulator, empty)('GET', path)).status).toBe(401)
  const strict = await startTestEmulator()
  cleanUps.push(async () => {
    await strict.close()
    removeDataDir(strict.dataDir)
  })
  expect((await createRestClient(strict, token)('GET', path)).status).toBe(401)
})

test('finds the database of a browser’s stream in its URL', async () => {
  const database = 'projects/one/databases/(default)'
  const body = new URLSearchParams({
    count: '1',
    ofs: '0',
    req0___data__: JSON.stringify({ database }),
  })
  const url = `${emulator.url}/google.firestore.v1.Firestore/Write/channel?VER=8&RID=1&CVER=22&database=`
  const opened = await fetch(url + encodeURIComponent(database), { method: 'POST', body })
  const [[, [, sid]]] = parseFrames(await opened.text()) as unknown as [[0, ['c', string]]]
  const answer = await fetch(`${url}&SID=${sid}&RID=rpc&AID=0&CI=1&TYPE=xmlhttp`)
  expect(await answer.text()).toContain('streamToken')
})

test('accepts a token only for its project, and a signed one only for the emulator’s own', async () => {
  const { token } = await signUpUser(emulator)
  const path = '/v1/projects/one/databases/(default)/documents/board/a'
  expect((await createRestClient(emulator, token)('GET', path)).status).toBe(401)
  expect((await createRestClient(emulator)('GET', path)).status).toBe(403)
  expect((await createRestClient(emulator, 'owner')('GET', path)).status).toBe(404)
})

test.each(['projects/one/databases/(default)', 'projects/demo/databases/second'])(
  'has no %s where tokens must be signed',
  async (database) => {
    const strict = await startTestEmulator()
    cleanUps.push(async () => {
      await strict.close()
      removeDataDir(strict.dataDir)
    })
    const owner = createRestClient(strict, 'owner')
    const { status, body } = await owner('GET', `/v1/${database}/documents/board/a`)
    expect([status, body['error']?.['status']]).toEqual([404, 'NOT_FOUND'])
    const cleared = await owner('DELETE', `/emulator/v1/${database}/documents`)
    expect(cleared.status).toBe(404)
  },
)

test.each([
  'projects/a b/databases/(default)',
  'projects/one/databases/__x__',
  'projects/one/databases/A',
])('refuses the database %s', async (database) => {
  const owner = createRestClient(emulator, 'owner')
  const { status } = await owner('GET', `/v1/${encodeURI(database)}/documents/board/a`)
  expect(status).toBe(404)
})
