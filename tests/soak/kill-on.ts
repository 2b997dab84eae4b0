import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { build } from 'vite'
import { type Phone, createPhone } from '../e2e/browser.ts'
import { buildScript } from '../lab/build-lab.ts'
import { createPrng } from '../sync/support/prng.ts'
import { type ServerProcess, createServerProcess } from './server-process.ts'

const victims = ['browser', 'server', 'both'] as const
const settleMs = 120_000

/** What the screen has reported as saved: the mutations, and the last number written to each order. */
interface Told {
  readonly ids: Set<string>
  readonly texts: Map<string, number>
}

/**
 * Works at random and kills the browser, then the server, then both, this many times; at the end the server's receipts
 * must match what the screen reported as saved. Returns the number of differences.
 */
export async function killOn(cycles: number): Promise<number> {
  const seed = randomInt(2 ** 31)
  const random = createPrng(seed)
  const dataDir = mkdtempSync(join(tmpdir(), 'daybook-kill-'))
  const server = createServerProcess(dataDir)
  const phone = createPhone()
  const told: Told = { ids: new Set(), texts: new Map() }
  const kills = { browser: 0, server: 0, both: 0 }
  try {
    await build({ logLevel: 'warn' })
    await server.start()
    let page: Page | undefined = await openPage(phone, server)
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      const victim = victims[cycle % victims.length] ?? 'both'
      page ??= await openPage(phone, server)
      await work(page, told, cycle, random)
      kills[victim] += 1
      if (victim !== 'server') {
        phone.kill()
        page = undefined
      }
      if (victim !== 'browser') {
        await server.kill()
        // Half the time some work is done before the server is back.
        if (page && random() < 0.5) await work(page, told, cycle + 0.5, random)
        await server.start()
      }
    }
    page ??= await openPage(phone, server)
    return await compare(page, server, told, `${JSON.stringify(kills)}, seed ${seed}`)
  } finally {
    await phone.dispose()
    await server.kill()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function openPage(phone: Phone, { url }: ServerProcess): Promise<Page> {
  const context = await phone.open()
  const page = context.pages()[0] ?? (await context.newPage())
  await page.goto(`${url}/orders`)
  const row = page.locator('main a[href^="/orders/"]').first()
  await page.locator('input[type=email]').or(row).first().waitFor()
  if (!(await row.isVisible())) {
    await page.locator('input[type=email]').fill('technician@daybook.demo')
    await page.locator('input[type=password]').fill('daybook-demo')
    await page.locator('button[type=submit]').click()
    await row.waitFor()
  }
  await page.evaluate(await buildScript(new URL('../lab/lab.ts', import.meta.url)))
  await page.evaluate(() => window.lab.start())
  return page
}

/** Edits random orders one after the other and stops without warning after a random number of edits. */
async function work(page: Page, told: Told, cycle: number, random: () => number): Promise<void> {
  const hrefs = await page
    .locator('main a[href^="/orders/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const orders = [
    ...new Set(hrefs.flatMap((href) => /^\/orders\/(demo-order-\d+)/.exec(href)?.[1] ?? [])),
  ]
  const until = 1 + Math.floor(random() * 25)
  const picks = Array.from(
    { length: until + 20 },
    () => orders[Math.floor(random() * orders.length)],
  )
  let enough: () => void = () => undefined
  const done = new Promise<void>((resolve) => (enough = resolve))
  let count = 0
  const name = `saved${String(cycle).replace('.', 'half')}`
  await page.exposeFunction(name, (orderId: string, id: string, text: number) => {
    told.ids.add(id)
    told.texts.set(orderId, text)
    count += 1
    if (count === until) enough()
  })
  void page
    .evaluate(
      async ({ picks, name, first }) => {
        const tell = Reflect.get(window, name) as (...saved: (string | number)[]) => Promise<void>
        for (const [i, orderId = ''] of picks.entries()) {
          const shown = await window.lab.resolutionOf(orderId)
          if (shown === null) continue
          const edits = { resolution: { from: shown, to: `work ${first + i}` } }
          const id = await window.lab.mutate('order/edit', { orderId, edits })
          if (id !== null) void tell(orderId, id, first + i)
        }
      },
      { picks, name, first: 1000 * cycle },
    )
    .catch(() => undefined)
  await done
  await new Promise((resolve) => setTimeout(resolve, random() * 40))
}

/** Waits until nothing is left to send and compares both sides. */
async function compare(
  page: Page,
  server: ServerProcess,
  told: Told,
  about: string,
): Promise<number> {
  await page.evaluate(() => window.lab.data.syncNow())
  await page.waitForFunction(
    () => window.lab.data.status.get()?.state.kind === 'synced',
    undefined,
    {
      timeout: settleMs,
    },
  )
  const receipts = await server.documents('mutations')
  const received = new Set(receipts.map(({ id }) => id))
  const orders = new Map((await server.documents('orders')).map((doc) => [doc.id, doc.fields]))
  const lost = [...told.ids].filter((id) => !received.has(id))
  const textOf = (id: string) => orders.get(id)?.['resolution']?.stringValue ?? ''
  // The browser may have stored one more edit than it could report.
  const wrong = [...told.texts].filter(([id, last]) => {
    const number = /^work ([\d.]+)$/.exec(textOf(id))?.[1]
    return number === undefined || Number(number) < last
  })
  console.log(`${told.ids.size} mutations called saved, ${received.size} receipts at the server`)
  console.log(`lost: ${lost.length}, orders that do not hold the last text: ${wrong.length}`)
  for (const [id, last] of wrong) console.log(`  ${id}: "${textOf(id)}" instead of "work ${last}"`)
  console.log(`kills: ${about}`)
  return lost.length + wrong.length
}
