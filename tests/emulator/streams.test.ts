import type { Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type TestBrowser, launchTestBrowser } from './tools/browser.ts'
import { createRestClient } from './tools/rest-client.ts'
import {
  type TestEmulator,
  removeDataDir,
  startTestEmulator,
  testRules,
} from './tools/start-test-emulator.ts'

// A generous timeout, because a browser is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let browser: TestBrowser
let emulator: TestEmulator
/** The offset of the emulator's clock, in ms. */
let elapsed: number

beforeAll(async () => {
  browser = await launchTestBrowser()
})
afterAll(() => browser.close())
beforeEach(async () => {
  elapsed = 0
  emulator = await startTestEmulator({ clock: () => Date.now() + elapsed })
})
afterEach(async () => {
  await browser.closeClients()
  await emulator.close()
  removeDataDir(emulator.dataDir)
})

/** Signs in a client; returns its page and uid. */
async function openClient(longPolling = false): Promise<{ page: Page; uid: string }> {
  const page = await browser.openClient({ port: emulator.port, longPolling })
  const uid = await page.evaluate(async () => {
    const { auth, createUserWithEmailAndPassword } = globalThis.client
    const email = `${crypto.randomUUID()}@example.com`
    return (await createUserWithEmailAndPassword(auth, email, 'correct horse')).user.uid
  })
  return { page, uid }
}

/** Listens to the board; each snapshot is added to `snapshots` as the data of all documents. */
function listenToBoard(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { db, collection, onSnapshot } = globalThis.client
        onSnapshot(
          collection(db, 'board'),
          { includeMetadataChanges: true },
          ({ docs, metadata }) => {
            if (metadata.fromCache || metadata.hasPendingWrites) return
            globalThis.snapshots.push(docs.map((document) => document.data()))
            resolve()
          },
          ({ code }) => globalThis.snapshots.push(code),
        )
      }),
  )
}

async function expectSnapshot(page: Page, expected: unknown): Promise<void> {
  await expect.poll(() => page.evaluate(() => globalThis.snapshots.at(-1))).toEqual(expected)
}

const put = (path: string, fields: object) =>
  emulator.engine.commit([{ update: { name: emulator.name(path), fields: { ...fields } } }])

describe.each([
  ['streaming', false],
  ['long polling', true],
])('%s', (_name, longPolling) => {
  test('writes and reads back every kind of write', async () => {
    const { page } = await openClient(longPolling)
    await listenToBoard(page)
    const result = await page.evaluate(async () => {
      const sdk = globalThis.client
      const { db } = sdk
      const card = sdk.doc(db, 'board/card')
      await sdk.setDoc(card, {
        title: 'tür ✓ 🛠',
        count: 1,
        ratio: -0,
        big: 2 ** 53,
        tags: ['a'],
        nested: { deep: [{ x: null }] },
        at: sdk.serverTimestamp(),
        place: new sdk.GeoPoint(1.5, -2),
        raw: sdk.Bytes.fromUint8Array(new Uint8Array([0, 255])),
        self: card,
      })
      await sdk.updateDoc(card, {
        count: sdk.increment(2),
        tags: sdk.arrayUnion('b'),
        'nested.more': true,
        ratio: sdk.deleteField(),
      })
      const batch = sdk.writeBatch(db)
      batch.set(sdk.doc(db, 'board/gone'), { n: 1 })
      batch.update(card, { tags: sdk.arrayRemove('a') })
      await batch.commit()
      await sdk.deleteDoc(sdk.doc(db, 'board/gone'))
      const added = await sdk.runTransaction(db, async (transaction) => {
        const seen = await transaction.get(card)
        const count = Number(seen.get('count')) + 10
        transaction.update(card, { count })
        return count
      })
      const stored = await sdk.getDoc(card)
      const { at, self, raw, place, ...plain } = stored.data() ?? {}
      const counted = await sdk.getCountFromServer(sdk.collection(db, 'board'))
      const found = await sdk.getDocs(
        sdk.query(
          sdk.collection(db, 'board'),
          sdk.where('tags', 'array-contains', 'b'),
          sdk.orderBy('count', 'desc'),
          sdk.limit(5),
        ),
      )
      return {
        added,
        plain,
        isTime: at instanceof sdk.Timestamp,
        self: self.path,
        raw: [...raw.toUint8Array()],
        place: place.toJSON(),
        count: counted.data().count,
        found: found.docs.map(({ id }) => id),
        missing: (await sdk.getDoc(sdk.doc(db, 'board/none'))).exists(),
      }
    })
    expect(result).toEqual({
      added: 13,
      plain: {
        title: 'tür ✓ 🛠',
        count: 13,
        big: 2 ** 53,
        tags: ['b'],
        nested: { deep: [{ x: null }], more: true },
      },
      isTime: true,
      self: 'board/card',
      raw: [0, 255],
      place: expect.objectContaining({ latitude: 1.5, longitude: -2 }),
      count: 1,
      found: ['card'],
      missing: false,
    })
    expect(await page.evaluate(() => globalThis.snapshots.flat().length > 0)).toBe(true)
  })

  test('two clients immediately see each other’s and the server’s changes', async () => {
    const { page: first } = await openClient(longPolling)
    const { page: second } = await openClient(longPolling)
    await Promise.all([listenToBoard(first), listenToBoard(second)])
    await first.evaluate(async () => {
      const { db, doc, setDoc } = globalThis.client
      await setDoc(doc(db, 'board/a'), { by: 'first' })
    })
    await expectSnapshot(second, [{ by: 'first' }])
    await second.evaluate(async () => {
      const { db, doc, setDoc } = globalThis.client
      await setDoc(doc(db, 'board/b'), { by: 'second' })
    })
    await expectSnapshot(first, [{ by: 'first' }, { by: 'second' }])
    await emulator.engine.commit([{ delete: emulator.name('board/a') }])
    await expectSnapshot(first, [{ by: 'second' }])
    await expectSnapshot(second, [{ by: 'second' }])
  })

  test('rolls back a refused write and continues with the next ones', async () => {
    const { page, uid } = await openClient(longPolling)
    const codes = await page.evaluate(async (uid) => {
      const { db, doc, setDoc } = globalThis.client
      const write = (path: string, owner: string) =>
        setDoc(doc(db, path), { owner }).then(
          () => 'ok',
          ({ code }: { code: string }) => code,
        )
      return Promise.all([
        write('notes/1', uid),
        write('notes/2', 'somebody'),
        write('notes/3', uid),
        write('nowhere/4', uid),
        write('notes/5', uid),
      ])
    }, uid)
    expect(codes).toEqual(['ok', 'permission-denied', 'ok', 'permission-denied', 'ok'])
    const stored = ['notes/1', 'notes/2', 'notes/3', 'notes/5'].map(
      (path) => emulator.engine.get(emulator.name(path)) !== undefined,
    )
    expect(stored).toEqual([true, false, true, true])
  })

  test('resumes after lost connections without losing or repeating writes', async () => {
    const { page } = await openClient(longPolling)
    await listenToBoard(page)
    const written = page.evaluate(async () => {
      const { db, doc, setDoc, increment } = globalThis.client
      for (let n = 0; n < 40; n += 1)
        await setDoc(doc(db, 'board/n'), { n: increment(1) }, { merge: true })
    })
    await expect.poll(() => emulator.engine.get(emulator.name('board/n'))).toBeDefined()
    emulator.dropConnections()
    await written
    await put('board/last', { end: { booleanValue: true } })
    await expectSnapshot(page, [{ end: true }, { n: 40 }])
  })
})

test('denies a query unless the rules allow all its possible results', async () => {
  const { page, uid } = await openClient()
  await put('notes/mine', { owner: { stringValue: uid } })
  await put('notes/other', { owner: { stringValue: 'somebody' } })
  const results = await page.evaluate(async (uid) => {
    const sdk = globalThis.client
    const notes = sdk.collection(sdk.db, 'notes')
    const ask = (promise: Promise<{ size?: number; id?: string }>) =>
      promise.then(
        ({ size, id }) => size ?? id,
        ({ code }: { code: string }) => code,
      )
    return [
      await ask(sdk.getDocs(notes)),
      await ask(sdk.getDocs(sdk.query(notes, sdk.where('owner', '==', uid)))),
      await ask(sdk.getDoc(sdk.doc(notes, 'other'))),
      await ask(sdk.getDoc(sdk.doc(notes, 'mine'))),
    ]
  }, uid)
  expect(results).toEqual(['permission-denied', 1, 'permission-denied', 'mine'])
})

test('removes from a listener a document that no longer matches its query', async () => {
  const { page } = await openClient()
  await put('board/a', { open: { booleanValue: true } })
  await put('board/b', { open: { booleanValue: true } })
  await page.evaluate(() => {
    const sdk = globalThis.client
    const open = sdk.query(sdk.collection(sdk.db, 'board'), sdk.where('open', '==', true))
    sdk.onSnapshot(open, ({ docs }) => globalThis.snapshots.push(docs.map(({ id }) => id)))
  })
  await expectSnapshot(page, ['a', 'b'])
  await put('board/a', { open: { booleanValue: false } })
  await expectSnapshot(page, ['b'])
})

test('ends a listener whose permission is lost by a change of another document', async () => {
  const { page } = await openClient()
  await put('board/gate', { open: { booleanValue: true } })
  await put('members/m', { name: { stringValue: 'Ann' } })
  await page.evaluate(() => {
    const { db, collection, onSnapshot } = globalThis.client
    onSnapshot(
      collection(db, 'members'),
      ({ size }) => globalThis.snapshots.push(size),
      ({ code }) => globalThis.snapshots.push(code),
    )
  })
  await expectSnapshot(page, 1)
  await put('board/gate', { open: { booleanValue: false } })
  await expectSnapshot(page, 'permission-denied')
})

test('ends a listener that new rules no longer allow', async () => {
  const { page } = await openClient()
  await listenToBoard(page)
  await createRestClient(emulator)('PUT', '/emulator/v1/projects/demo:securityRules', {
    rules: { files: [{ content: testRules.replace('match /board/', 'match /other/') }] },
  })
  await expectSnapshot(page, 'permission-denied')
})

test('a stream continues with a new token after the old one has expired', async () => {
  const { page } = await openClient()
  await put('board/a', { n: { integerValue: '1' } })
  await listenToBoard(page)
  elapsed = 3601_000
  const answer = await page.evaluate(async () => {
    const { db, doc, getDoc, setDoc } = globalThis.client
    await setDoc(doc(db, 'board/b'), { n: 2 })
    return (await getDoc(doc(db, 'board/a'))).data()
  })
  expect(answer).toEqual({ n: 1 })
  await expectSnapshot(page, [{ n: 1 }, { n: 2 }])
})

test('ends a listener if the next token lacks the claim that allowed it', async () => {
  const { page, uid } = await openClient()
  const claim = (customAttributes: string) =>
    createRestClient(emulator, 'owner')(
      'POST',
      '/identitytoolkit.googleapis.com/v1/projects/demo/accounts:update',
      { localId: uid, customAttributes },
    )
  emulator.loadRules(testRules.replace('request.auth != null', "request.auth.token.role == 'crew'"))
  await claim('{"role":"crew"}')
  await page.evaluate(() => globalThis.client.auth.currentUser?.getIdToken(true))
  await listenToBoard(page)
  await put('board/a', { n: { integerValue: '1' } })
  await expectSnapshot(page, [{ n: 1 }])
  await claim('{}')
  elapsed = 3601_000
  // The stream ends with the next message, and resumes with the new token.
  await page.evaluate(async () => {
    const { db, doc, getDoc } = globalThis.client
    await getDoc(doc(db, 'notes/none')).catch(() => undefined)
  })
  await expectSnapshot(page, 'permission-denied')
})

test('large results arrive completely', async () => {
  const { page } = await openClient()
  const text = { stringValue: 'ö🛠'.repeat(5000) }
  for (let batch = 0; batch < 4; batch += 1)
    await emulator.engine.commit(
      Array.from({ length: 50 }, (_, n) => ({
        update: { name: emulator.name(`board/${batch}-${n}`), fields: { text } },
      })),
    )
  const sizes = await page.evaluate(async () => {
    const { db, collection, getDocs } = globalThis.client
    const { docs } = await getDocs(collection(db, 'board'))
    return [docs.length, new Set(docs.map((document) => String(document.get('text')).length)).size]
  })
  expect(sizes).toEqual([200, 1])
})

describe('after a restart', () => {
  async function restart(page: Page, meanwhile: () => Promise<unknown>): Promise<void> {
    const { port, dataDir } = emulator
    await page.context().setOffline(true)
    await emulator.close()
    emulator = await startTestEmulator({ port, dataDir })
    await meanwhile()
    await page.context().setOffline(false)
  }

  test('listeners resume and pending writes arrive', async () => {
    const { page } = await openClient()
    await listenToBoard(page)
    await put('board/a', { n: { integerValue: '1' } })
    await put('board/b', { n: { integerValue: '1' } })
    await expectSnapshot(page, [{ n: 1 }, { n: 1 }])
    await restart(page, async () => {
      await emulator.engine.commit([{ delete: emulator.name('board/a') }])
      await put('board/b', { n: { integerValue: '2' } })
      await page.evaluate(() => {
        const { db, doc, setDoc } = globalThis.client
        void setDoc(doc(db, 'board/c'), { n: 3 })
      })
    })
    await expectSnapshot(page, [{ n: 2 }, { n: 3 }])
    expect(emulator.engine.get(emulator.name('board/c'))).toBeDefined()
  })

  test('a client with a persistent cache resumes', async () => {
    const page = await browser.openClient({ port: emulator.port, persistent: true })
    await page.evaluate(async () => {
      const { auth, createUserWithEmailAndPassword } = globalThis.client
      await createUserWithEmailAndPassword(auth, 'ann@example.com', 'correct horse')
    })
    await put('board/a', { n: { integerValue: '1' } })
    await put('board/b', { n: { integerValue: '1' } })
    await listenToBoard(page)
    await page.evaluate(() => globalThis.client.disableNetwork(globalThis.client.db))
    await emulator.engine.commit([{ delete: emulator.name('board/a') }])
    await put('board/c', { n: { integerValue: '3' } })
    await page.evaluate(() => globalThis.client.enableNetwork(globalThis.client.db))
    await expectSnapshot(page, [{ n: 1 }, { n: 3 }])
  })
})
