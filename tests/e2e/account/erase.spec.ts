import { type Page, expect } from '@playwright/test'
import { findInFiles } from './find-in-files.ts'
import { askToSignOut, everythingHasArrived, signIn, workerIsReady } from '../steps.ts'
import { test, type World } from '../world.ts'

const draft = 'Draft 80421: the side door'

/** Gives every site a unique gate code and returns the texts that must not be found afterwards. */
async function markCompany(world: World): Promise<readonly string[]> {
  const { engine } = world.daybook.emulator
  const documents = [...engine.exportDocuments()].flat()
  const inCollection = (id: string) => documents.filter(({ name }) => name.split('/').at(-2) === id)
  const sites = inCollection('sites').map(({ name }, n) => ({
    name,
    code: `GC-${String(n).padStart(4, '0')}-77`,
  }))
  await engine.commit(
    sites.map(({ name, code }) => ({
      update: { name, fields: { gateCode: { stringValue: code } } },
      updateMask: { fieldPaths: ['gateCode'] },
      updateTransforms: [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' }],
    })),
  )
  const names = inCollection('customers').flatMap(({ fields }) => {
    const { name } = fields
    return name && 'stringValue' in name ? name.stringValue : []
  })
  return [...sites.map(({ code }) => code), ...names]
}

/** Everything on this device that pages of this site can read. */
const readStorage = (page: Page) =>
  page.evaluate(async () => {
    const read: string[] = []
    const names: string[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      names.push(name)
      // Random bytes that are written and deleted during the search.
      if (name === 'overwrite-freed') continue
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name)
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error(name)))
      })
      for (const store of db.objectStoreNames) {
        const request = db.transaction(store).objectStore(store).getAll()
        await new Promise((resolve) => {
          request.addEventListener('success', resolve)
        })
        read.push(JSON.stringify(request.result))
      }
      db.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        read.push(request.url, (await (await cache.match(request))?.text()) ?? '')
    }
    read.push(...[localStorage, sessionStorage].map((kept) => JSON.stringify(Object.entries(kept))))
    return { names, caches: await caches.keys(), text: read.join('\n') }
  })

const held = (text: string, markers: readonly string[]) =>
  markers.filter((marker) => text.includes(marker))

test('after signing out and erasing, no text of the company is left on the device', async ({
  world,
  phone,
}) => {
  const markers = [...(await markCompany(world)), draft]
  let context = await phone.open()
  let page = await context.newPage()
  await signIn(page, world, 'admin', '/customers')
  await workerIsReady(page)
  await expect
    .poll(async () => held((await readStorage(page)).text, markers).length)
    .toBe(markers.length - 1)
  await page.goto(`${world.url}/orders/${world.untouchedOrder().id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(`${world.url}/chat?thread=team`)
  await page.getByRole('textbox', { name: 'Write a message' }).fill(draft)
  await expect.poll(async () => held((await readStorage(page)).text, [draft])).toEqual([draft])
  await phone.close()
  // The search does find the texts before they are erased.
  expect(findInFiles(phone.profile, markers).size).toBe(markers.length)

  context = await phone.open()
  page = await context.newPage()
  const other = await context.newPage()
  await other.goto(`${world.url}/customers`)
  await expect(other.locator('main a[href^="/customers/"]').first()).toBeVisible()
  // A read mark may have been on its way when the phone was closed, so the app asks about it first.
  await everythingHasArrived(other)
  const dialog = await askToSignOut(page, world)
  await dialog.getByRole('button', { name: 'Sign out and erase' }).click()
  await expect(page).toHaveURL(`${world.url}/login`)
  await expect(page.getByText('Data on this phone was erased.')).toBeVisible()
  await expect(other).toHaveURL(`${world.url}/login`)
  const left = await readStorage(page)
  expect(held(left.text, [...markers, 'admin@daybook.demo'])).toEqual([])
  expect(left.names.filter((name) => name.startsWith('daybook-'))).toEqual(['daybook-device'])
  expect(left.caches).not.toContain('tiles')

  await page.waitForFunction(() => localStorage.getItem('daybook:erasure') === null)
  await phone.close()
  const found = findInFiles(phone.profile, markers)
  // The typed text stays where no page can reach it until Chromium cleans up its own files.
  const places = new Set(found.get(draft)?.map((file) => file.split('/')[1]))
  expect([...places].filter((place) => place !== 'Local Storage' && place !== 'Sessions')).toEqual(
    [],
  )
  found.delete(draft)
  expect([...found]).toEqual([])
})
