import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { appStarts } from './start/app-starts.ts'
import { createPhone } from '../e2e/browser.ts'
import { buildScript } from '../lab/build-lab.ts'
import { type BenchReport, report } from './report.ts'
import { median, round } from './statistics.ts'
import { createOutboxWorld } from './outbox/outbox-world.ts'

const orders = 5000
const starts = 5
const peerScript = new URL('../lab/cached-orders.ts', import.meta.url)

/**
 * Measures the time from starting a killed browser's page, with the servers gone and 5,000 orders on the device, to
 * the first row: the whole app compared with a page that only reads Firestore's persistent cache.
 */
export async function run(): Promise<BenchReport> {
  const paints = await appStarts({ orders, starts, prepare: screenIsKept })
  const ours = paints.map(({ firstRow }) => firstRow)
  const shown = paints.map(({ firstShown }) => firstShown)
  const theirs = await peerStarts()
  const show = (name: string, times: readonly number[]) =>
    console.log(
      `${name}: ${round(median(times))} ms, median of ${times.map(Math.round).join(', ')}`,
    )
  show('ours, /orders, kept screen painted', shown)
  show('ours, /orders, first row read', ours)
  show('Firestore persistent cache, minimal page', theirs)
  return report('cold-start', [
    {
      goal: 'kept screen of /orders painted, share of a minimal page on the persistent cache',
      value: round((median(shown) / median(theirs)) * 100),
      unit: '%',
      limit: 60,
    },
    {
      goal: 'first row of /orders read, share of a minimal page on the persistent cache',
      value: round((median(ours) / median(theirs)) * 100),
      unit: '%',
      limit: 60,
    },
  ])
}

async function screenIsKept(page: Page): Promise<void> {
  await page.waitForFunction(() => localStorage.getItem('daybook:screen') !== null)
}

async function peerStarts(): Promise<number[]> {
  const world = await createOutboxWorld(orders, 'open')
  const script = await buildScript(peerScript)
  const site = createServer((request, response) => {
    const isScript = request.url?.startsWith('/peer.js') === true
    response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' })
    response.end(isScript ? script : '<!doctype html><body><script src="/peer.js"></script>')
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const at = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  const where = `project=demo-daybook&port=${world.proxy.port}&orders=companies/c1/orders`
  const phone = createPhone()
  try {
    const online = await (await phone.open()).newPage()
    await online.goto(`${at}/?online&${where}`)
    await online.waitForFunction((count) => document.title === String(count), orders, {
      timeout: 120_000,
    })
    phone.kill()
    const times: number[] = []
    for (let i = 0; i < starts; i += 1) {
      const page = await (await phone.open()).newPage()
      await page.goto(`${at}/?${where}`)
      await page.waitForFunction((count) => document.title === String(count), orders, {
        timeout: 120_000,
      })
      times.push(
        await page.evaluate(() => performance.getEntriesByName('first-row')[0]?.startTime ?? NaN),
      )
      phone.kill()
    }
    return times
  } finally {
    await phone.dispose()
    site.closeAllConnections()
    site.close()
    await world.close()
  }
}
