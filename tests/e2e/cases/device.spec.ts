import { expect } from '@playwright/test'
import {
  everythingHasArrived,
  pill,
  signIn,
  signOut,
  visibleText,
  workerIsReady,
} from '../steps.ts'
import { test } from '../world.ts'
import { accept, injectLab, openOrder } from './steps.ts'

test.use({ officeWorker: true })

test('case 6: killed in the middle of 200 edits, the phone keeps every edit reported as saved', async ({
  world,
  phone,
}) => {
  const { page, id } = await openOrder(await phone.open(), world)
  await injectLab(page)
  await world.cutNetwork()
  const saved: string[] = []
  let enough: () => void = () => undefined
  const killed = new Promise<void>((resolve) => (enough = resolve))
  await page.exposeFunction('saved', (mutation: string) => {
    saved.push(mutation)
    if (saved.length === 117) enough()
  })
  void page
    .evaluate(async (orderId) => {
      const report = (window as unknown as { saved: (id: string | null) => void }).saved
      for (let i = 0; i < 200; i += 1) {
        const resolution = { from: i === 0 ? '' : `text ${i - 1}`, to: `text ${i}` }
        report(await window.lab.mutate('order/edit', { orderId, edits: { resolution } }))
      }
    }, id)
    .catch(() => undefined)
  await killed
  phone.kill()
  const reported = [...saved]
  expect(reported.length).toBeGreaterThanOrEqual(117)

  const reopened = await (await phone.open({ offline: true })).newPage()
  await reopened.goto(`${world.url}/orders/${id}`)
  await expect(pill(reopened, /\d+ waiting/)).toBeVisible()
  await world.restoreNetwork()
  await reopened.context().setOffline(false)
  await expect(pill(reopened, /Synced/)).toBeVisible()
  const received = world.receiptsOf(id).map((receipt) => receipt.id)
  expect(reported.filter((mutation) => !received.includes(mutation))).toEqual([])
  expect(new Set(received).size).toBe(received.length)
})

test('case 25: an unrequested sign-out leaves work and cache in place', async ({
  world,
  office,
}) => {
  const { page, id } = await openOrder(office, world)
  const before = world.receiptsOf(id).length
  await office.setOffline(true)
  await accept(page)
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('firebaseLocalStorageDb')
        opening.addEventListener('error', () => reject(new Error('Auth keeps nothing here')))
        opening.addEventListener('success', () => {
          const tx = opening.result.transaction('firebaseLocalStorage', 'readwrite')
          tx.objectStore('firebaseLocalStorage').clear()
          tx.addEventListener('complete', () => {
            opening.result.close()
            resolve()
          })
        })
      }),
  )
  await page.reload()
  await expect(pill(page, /1 waiting|Sign in/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start driving', exact: true })).toBeVisible()
  expect(world.receiptsOf(id)).toHaveLength(before)
  await page.goto(`${world.url}/orders`)
  await expect(page.locator('main a[href^="/orders/"]').first()).toBeVisible()
})

test('case 31: signed out offline, the data is locked and the work survives', async ({
  world,
  office,
}) => {
  const { page, id } = await openOrder(office, world)
  const before = world.receiptsOf(id).length
  await office.setOffline(true)
  await accept(page)
  await signOut(page, world)
  await page.goto(`${world.url}/orders/${id}`)
  await expect(page).toHaveURL(/\/login/)
  await office.setOffline(false)
  await page.reload()
  expect(world.receiptsOf(id)).toHaveLength(before)
  await signIn(page, world, 'technician', `/orders/${id}`)
  await expect(pill(page, /Synced/)).toBeVisible()
  expect(world.receiptsOf(id)).toHaveLength(before + 1)
})

test('case 54: the app does not trust what the browser says about the network', async ({
  world,
  office,
}) => {
  await office.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false })
  })
  const { page, id } = await openOrder(office, world)
  const before = world.receiptsOf(id).length
  await accept(page)
  await expect.poll(() => world.receiptsOf(id).length).toBe(before + 1)

  const honest = await office.newPage()
  await honest.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true })
  })
  await honest.goto(`${world.url}/orders/${id}`)
  await workerIsReady(honest)
  // Until the device knows that the first change arrived, that one counts as unsent too.
  await everythingHasArrived(honest)
  await page.close()
  await world.cutNetwork()
  await honest.getByRole('button', { name: 'Start driving', exact: true }).click()
  await expect(pill(honest, /1 waiting/)).toBeVisible()
  await world.restoreNetwork()
  await honest.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect.poll(() => world.receiptsOf(id).length).toBe(before + 2)
})

test('case 57: with the disk full, an edit is visibly refused and the typed text stays', async ({
  world,
  office,
}) => {
  await office.addInitScript(() => {
    const add: IDBObjectStore['add'] = Reflect.get(IDBObjectStore.prototype, 'add')
    // Chromium throws this when the quota is used up; its real quota cannot be set from outside.
    IDBObjectStore.prototype.add = function (...args) {
      if (this.name === 'outbox' && sessionStorage.getItem('full') !== null)
        throw new DOMException('Encountered full disk', 'QuotaExceededError')
      return add.apply(this, args)
    }
  })
  const { page, id } = await openOrder(office, world)
  const before = world.receiptsOf(id).length
  for (const step of ['Accept', 'Start driving', 'I’ve arrived'])
    await page.getByRole('button', { name: step, exact: true }).click()
  await expect.poll(() => world.receiptsOf(id).length).toBe(before + 3)
  await page.evaluate(() => sessionStorage.setItem('full', 'yes'))
  const text = page.getByLabel('What was done')
  await text.fill('A long day of work, in words')
  await text.blur()
  await expect(visibleText(page, /This device is full/)).toBeVisible()
  await expect(text).toHaveValue('A long day of work, in words')
  expect(world.receiptsOf(id)).toHaveLength(before + 3)
  await page.evaluate(() => sessionStorage.removeItem('full'))
  const resolution = 'A long day of work, in words.'
  await text.fill(resolution)
  await text.blur()
  await expect
    .poll(() => world.find('orders', { resolution }).map((order) => order.id))
    .toEqual([id])
})

test('case 63: the app says so where the browser does not promise persistent storage', async ({
  world,
  office,
}) => {
  const { page } = await openOrder(office, world)
  expect(await page.evaluate(() => navigator.storage.persist())).toBe(false)
  await page.goto(`${world.url}/settings`)
  await expect(page.getByText('Your browser may delete it if space runs low.')).toBeVisible()
})

test('case 64: the app says so where the browser stores nothing', async ({ world, office }) => {
  await office.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure', 'SecurityError')
    }
    Object.defineProperty(IDBFactory.prototype, 'open', { value: refuse })
  })
  const page = await office.newPage()
  await page.goto(`${world.url}/orders`)
  await expect(
    page.getByText(/can’t save anything|can’t work offline|private/i).first(),
  ).toBeVisible()
  await expect(page.getByText(/Synced|waiting/)).toBeHidden()
})

test('a browser whose storage does not answer says so instead of staying blank', async ({
  world,
  office,
}) => {
  await office.addInitScript(() => {
    Object.defineProperty(IDBFactory.prototype, 'open', { value: () => new EventTarget() })
  })
  const page = await office.newPage()
  for (const path of ['orders', 'login']) {
    await page.goto(`${world.url}/${path}`)
    const title = page.getByRole('heading', { name: 'This browser’s storage doesn’t answer' })
    await expect(title).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  }
})
