import {
  type RulesTestEnvironment,
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  withFunctionTriggersDisabled,
} from '@firebase/rules-unit-testing'
import {
  collection,
  doc,
  getDoc,
  getDocs,
  query,
  setDoc,
  setLogLevel,
  where,
} from 'firebase/firestore'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestEmulator, removeDataDir, startTestEmulator } from './tools/start-test-emulator.ts'

const rules = `
rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /posts/{id} {
      allow read: if resource.data.public == true || request.auth.uid == resource.data.author;
      allow create: if request.auth.uid == request.resource.data.author
        && request.auth.token.email_verified == true;
    }
  }
}`

let emulator: TestEmulator
let environment: RulesTestEnvironment

beforeAll(async () => {
  setLogLevel('silent')
  emulator = await startTestEmulator({ allowUnsigned: true })
  environment = await initializeTestEnvironment({
    projectId: 'demo',
    firestore: { host: '127.0.0.1', port: emulator.port, rules },
  })
})
afterAll(async () => {
  await environment.cleanup()
  await emulator.close()
  removeDataDir(emulator.dataDir)
})
beforeEach(() => environment.clearFirestore())

test('works with @firebase/rules-unit-testing', async () => {
  await environment.withSecurityRulesDisabled(async (context) => {
    await setDoc(doc(context.firestore(), 'posts/open'), { author: 'ann', public: true })
    await setDoc(doc(context.firestore(), 'posts/own'), { author: 'ann', public: false })
  })
  const ann = environment.authenticatedContext('ann', { email_verified: true }).firestore()
  const bob = environment.authenticatedContext('bob').firestore()
  const nobody = environment.unauthenticatedContext().firestore()
  await assertSucceeds(getDoc(doc(nobody, 'posts/open')))
  await assertFails(getDoc(doc(nobody, 'posts/own')))
  await assertFails(getDoc(doc(bob, 'posts/own')))
  await assertSucceeds(getDoc(doc(ann, 'posts/own')))
  await assertSucceeds(getDocs(query(collection(bob, 'posts'), where('public', '==', true))))
  await assertFails(getDocs(collection(bob, 'posts')))
  await assertFails(setDoc(doc(bob, 'posts/new'), { author: 'bob' }))
  await assertSucceeds(setDoc(doc(ann, 'posts/new'), { author: 'ann' }))
  await environment.clearFirestore()
  expect((await environment.withSecurityRulesDisabled(noPostsLeft)) ?? 'none').toBe('none')
})

test('is found through the hub, and supports running without function triggers', async () => {
  const hub = { host: '127.0.0.1', port: emulator.port }
  const found = await initializeTestEnvironment({ projectId: 'demo', hub, firestore: { rules } })
  expect(found.emulators.firestore).toEqual(hub)
  const answer = await withFunctionTriggersDisabled(hub, () => Promise.resolve('done'))
  expect(answer).toBe('done')
  await found.cleanup()
})

test('the hub lists every service with its address', async () => {
  const answer = await fetch(`${emulator.url}/emulators`)
  const address = {
    host: '127.0.0.1',
    port: emulator.port,
    listen: [{ address: '127.0.0.1', port: emulator.port, family: 'IPv4' }],
  }
  expect(await answer.json()).toEqual({
    hub: { name: 'hub', ...address },
    auth: { name: 'auth', ...address },
    firestore: { name: 'firestore', ...address },
  })
})

test('refuses rules with an error', async () => {
  const broken = initializeTestEnvironment({
    projectId: 'demo',
    firestore: { host: '127.0.0.1', port: emulator.port, rules: 'service cloud.firestore {' },
  })
  await expect(broken).rejects.toThrow(/1:\d+|Unexpected|expected/)
})

async function noPostsLeft(
  context: Parameters<Parameters<RulesTestEnvironment['withSecurityRulesDisabled']>[0]>[0],
): Promise<void> {
  expect((await getDocs(collection(context.firestore(), 'posts'))).size).toBe(0)
}
