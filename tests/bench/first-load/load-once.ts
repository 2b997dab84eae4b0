import type { BrowserContext, Page } from '@playwright/test'
import { userDbName } from '#data/local/database/user-db.ts'
import { type Phone, createPhone } from '../../e2e/browser.ts'
import { installProbe } from '../screens/probe.ts'
import type { CompanyServer } from './company-server.ts'
import { installLoadWatch } from './load-watch.ts'

/** Who signs in, on which device, and what its first screen shows. */
export interface Device {
  readonly name: 'desk' | 'phone'
  readonly uid: string
  readonly email: string
  readonly path: string
  readonly viewport: { readonly width: number; readonly height: number }
  /** Names of the sets that make up its orders. */
  readonly orderSets: readonly string[]
  /** Names of all sets. */
  readonly sets: readonly string[]
}

/** Milliseconds since the credentials were accepted, except for the last three. */
export interface LoadFigures {
  readonly firstRows: number
  readonly allOrders: number
  readonly everything: number
  /** The longest task of the page's main thread. */
  readonly longestTask: number
  readonly bytes: number
  readonly documents: number
  readonly stored: number
}

/** One first load on a new device. */
export async function loadOnce(server: CompanyServer, device: Device): Promise<LoadFigures> {
  const phone = createPhone()
  try {
    const page = await signIn(await openOn(phone, device), server, device)
    await server.sent()
    const firstRows = await page.evaluate(() => loadWatch.firstRows)
    const allOrders = await setsAreHere(page, device, device.orderSets)
    const everything = await setsAreHere(page, device, device.sets)
    const { bytes, fetched, listened } = await server.sent()
    const longestTask = await page.evaluate(() => loadWatch.longestTask())
    const stored = (await storedRefs(page, device)).length
    return {
      firstRows,
      allOrders,
      everything,
      longestTask,
      bytes,
      documents: fetched.length + listened.length,
      stored,
    }
  } finally {
    await phone.dispose()
  }
}

/** What was transferred again after a reload in the middle of the first load although it was stored. */
export interface AfterReload {
  /** Fetched again. */
  readonly repeated: readonly string[]
  /**
   * Sent by listeners that restart with every start: small sets that are followed whole, and the last minute's
   * changes.
   */
  readonly readAgain: readonly string[]
  readonly storedBefore: number
  readonly stored: number
}

export async function repeatedAfterReload(
  server: CompanyServer,
  device: Device,
  waitMs: number,
): Promise<AfterReload> {
  const phone = createPhone()
  try {
    const page = await signIn(await openOn(phone, device), server, device)
    await page.evaluate(() => loadWatch.firstRows)
    await page.waitForTimeout(waitMs)
    // A page without the app: everything that it started has ended, and what it stored can be read.
    await page.goto(`${server.url}/manifest.webmanifest`)
    const before = new Set(await storedRefs(page, device))
    await server.sent()
    await page.goto(`${server.url}${device.path}`)
    await setsAreHere(page, device, device.sets)
    const { fetched, listened } = await server.sent()
    const inCompany = (path: string) => path.replace(/^companies\/[^/]+\/(?=.)/, '')
    const again = (paths: readonly string[]) =>
      paths.map(inCompany).filter((ref) => before.has(ref))
    return {
      repeated: again(fetched),
      readAgain: again(listened),
      storedBefore: before.size,
      stored: (await storedRefs(page, device)).length,
    }
  } finally {
    await phone.dispose()
  }
}

function openOn(phone: Phone, { viewport }: Device): Promise<BrowserContext> {
  return phone.open({ viewport })
}

async function signIn(context: BrowserContext, server: CompanyServer, device: Device) {
  await context.addInitScript('globalThis.__name = (named) => named')
  await context.addInitScript(installProbe)
  await context.addInitScript(installLoadWatch)
  const page = await context.newPage()
  await page.goto(`${server.url}${device.path}`)
  await page.locator('input[type=email]').fill(device.email)
  await page.locator('input[type=password]').fill('daybook-demo')
  await page.locator('button[type=submit]').click()
  return page
}

/** Milliseconds from accepted credentials until all of these sets have arrived on this device. */
async function setsAreHere(page: Page, device: Device, sets: readonly string[]): Promise<number> {
  return page.evaluate(([database, wanted]) => loadWatch.setsAreHere(database, wanted), [
    userDbName(device.uid),
    sets,
  ] as const)
}

function storedRefs(page: Page, { uid }: Device): Promise<string[]> {
  return page.evaluate((database) => loadWatch.storedRefs(database), userDbName(uid))
}
