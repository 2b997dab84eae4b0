import { type Locator, type Page, expect } from '@playwright/test'
import { inviteCodeOf } from '#emulator/demo/people/invites.ts'
import type { World } from './world.ts'

export type Person = 'owner' | 'admin' | 'technician' | 'nora.macleod'

/** The path of the link of an open invitation, and of one that does not exist. */
export const openInvitePath = `/accept-invite#demo-company.${inviteCodeOf({ email: 'ruth.ashby@daybook.demo' })}`
export const endedInvitePath = `/accept-invite#demo-company.${'a'.repeat(22)}`

/** Opens a path signed out, and signs in on the page that the guard redirects to. */
export async function signIn(page: Page, world: Pick<World, 'url'>, person: Person, path: string) {
  await page.goto(`${world.url}${path}`)
  await expect(page).toHaveURL(`${world.url}/login?redirect=${encodeURIComponent(path)}`)
  await page.locator('input[type=email]').fill(`${person}@daybook.demo`)
  await page.locator('input[type=password]').fill('daybook-demo')
  await page.locator('button[type=submit]').click()
  await expect(page).toHaveURL(`${world.url}${path}`)
}

/** Opens the dialog that asks before signing out. */
export async function askToSignOut(page: Page, world: Pick<World, 'url'>) {
  await page.goto(`${world.url}/more`)
  await page.getByRole('button', { name: 'Sign out' }).click()
  return page.getByRole('dialog', { name: 'Before you sign out' })
}

/** Signs out; unsent work stays on the device. */
export async function signOut(page: Page, world: Pick<World, 'url'>) {
  const dialog = await askToSignOut(page, world)
  await dialog.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page).toHaveURL(/\/login/)
}

export async function workerIsReady(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
    }
  })
}

/** Waits until the app and everything that the person's lists follow are on this device, so that the network may go. */
export async function readyForOffline(page: Page) {
  await workerIsReady(page)
  await expect(pill(page, /^(Synced|Sincronizado)/)).toBeVisible()
}

/** Expects the order on the screen to have reached a status; all of its stages are named from the beginning. */
export async function expectStatus(page: Page, status: string) {
  await expect(page.locator('[aria-current="step"]')).toHaveText(status)
}

/** The sync status in the shell, by its text. */
export function pill(page: Page, words: string | RegExp) {
  return page
    .getByRole('button', { name: words })
    .or(page.getByRole('link', { name: words }))
    .first()
}

/** The first text that can be seen: a hidden menu or the option of a list may hold the same words before it. */
export function visibleText(
  within: Page | Locator,
  text: string | RegExp,
  options?: { exact: boolean },
) {
  return within.getByText(text, options).filter({ visible: true }).first()
}

/** Waits until everything that this device follows has arrived, so that rows and counts no longer change. */
export async function everythingHasArrived(page: Page) {
  await expect(pill(page, /Synced|Sincronizado/)).toBeVisible()
}

/**
 * Goes to another page, or opens a sheet over this one, as a link would: without loading the app again, which takes
 * seconds of processor time.
 */
export async function goWithinApp(page: Page, path: string) {
  await expect(page.locator('h1').and(page.locator(':not(#prerendered *)')).first()).toBeVisible()
  await page.evaluate((to) => {
    const leave = () => {
      for (const one of document.querySelectorAll('h1, [role=dialog], dialog'))
        one.setAttribute('data-left', '')
    }
    leave()
    // A part of the page before may still be loading, and its heading must not pass for the new page's.
    const main = document.querySelector('main')
    const before = main?.dataset['path']
    const observer = new MutationObserver(() => {
      if (main?.dataset['path'] === before) leave()
      else observer.disconnect()
    })
    if (main !== null && before !== to.split('?')[0])
      observer.observe(main, { subtree: true, childList: true, attributeFilter: ['data-path'] })
    const place = (history.state as { idx?: number } | null)?.idx ?? 0
    history.pushState({ idx: place + 1, key: to }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
  }, path)
  const opened = path.includes('panel=') ? page.getByRole('dialog') : page.locator('h1')
  await expect(opened.and(page.locator(':not([data-left])')).first()).toBeVisible()
}

/** In the sharing view of a technician's map, turns location sharing on. */
export async function shareLocation(page: Page) {
  const choice = page.getByLabel('Share my location at work')
  await choice.check({ force: true })
  // Until the choice is stored: leaving the page earlier would revert it.
  await expect(choice).toHaveAttribute('aria-busy', 'false')
}

/** On a technician's map, sets off to the current stop, accepting it first where that is still to be done. */
export async function startDriving(page: Page) {
  const current = page.locator('article[data-state="current"]')
  const accept = current.getByRole('button', { name: 'Accept', exact: true })
  const drive = current.getByRole('button', { name: 'Start driving', exact: true })
  await expect(accept.or(drive)).toBeVisible()
  if (await accept.isVisible()) await accept.click()
  await drive.click()
  await expect(page.getByText('Recording your route until completed')).toBeVisible()
}

export interface NewOrder {
  readonly title: string
  readonly customer: string
  readonly street: string
  readonly assignee: string
  /** Called just before saving. */
  readonly onSave?: () => void
}

/** As the office, creates a customer and an order at that customer's address for a technician. */
export async function createOrder(page: Page, world: World, order: NewOrder): Promise<string> {
  await page.goto(`${world.url}/customers/new`)
  await page.getByLabel('Name', { exact: true }).fill(order.customer)
  await page.getByLabel('Street and number').fill(order.street)
  await page.getByLabel('Town or city').fill('Port Ellery')
  await page.getByRole('button', { name: 'Save customer' }).click()
  await expect(page.getByRole('heading', { name: order.customer })).toBeVisible()
  await page.getByRole('link', { name: 'New order' }).click()
  await page.getByLabel('Title').fill(order.title)
  const site = page.getByLabel('Site', { exact: true })
  await site.selectOption({
    label: await site.locator('option', { hasText: order.street }).innerText(),
  })
  const technicians = page.getByRole('listbox', { name: 'Technicians' })
  await technicians.getByRole('option', { name: order.assignee, exact: true }).click()
  order.onSave?.()
  await page.getByRole('button', { name: 'Save and send' }).click()
  await expect(page).toHaveURL(/\/orders\/[A-Za-z0-9]{20}/)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** Draws one stroke over an element through points given as fractions of its width and height. */
export async function drag(
  page: Page,
  selector: string,
  [first, ...rest]: readonly [number, number][],
) {
  const element = page.locator(selector)
  // In the middle, where no bar covers it, and at rest, because a sheet slides in.
  await element.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(async () => {
    const before = await element.boundingBox()
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(null))))
    expect(await element.boundingBox()).toEqual(before)
  }).toPass()
  const box = await element.boundingBox()
  if (!box || !first) throw new Error(`Nothing to draw on: ${selector}`)
  const to = ([x, y]: readonly [number, number]) =>
    [box.x + x * box.width, box.y + y * box.height] as const
  await page.mouse.move(...to(first))
  await page.mouse.down()
  for (const place of rest) await page.mouse.move(...to(place), { steps: 4 })
  await page.mouse.up()
}
