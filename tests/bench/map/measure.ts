import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { percentile } from '../statistics.ts'
import './page/types.ts'
import type { Run, Subject } from './page/types.ts'

export interface Figures {
  readonly frame: number
  readonly paintsPerSecond: number
  readonly longTasks: number
  readonly longestTask: number
  /** Megabytes of JavaScript's memory after, less before. */
  readonly growth: number
}

const origin = 'http://maps.test'
const basemap = join(import.meta.dirname, '../../../public/basemap')

/** Opens one map and moves people on it: all of them all the time, or each about once a minute. */
export async function measure(
  browser: Browser,
  folder: string,
  subject: Subject,
  { way, ms }: { readonly way: 'moveAll' | 'moveSome'; readonly ms: number },
): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 1100, height: 800 } })
  try {
    const page = await context.newPage()
    page.on('pageerror', (error) => console.error(`${subject}: ${error.message}`))
    await page.route(`${origin}/**`, (route) => {
      const { pathname } = new URL(route.request().url())
      const [, tile] = /^\/basemap(\/.*)$/.exec(pathname) ?? []
      return route.fulfill({ path: tile ? join(basemap, tile) : join(folder, pathname) })
    })
    await page.goto(`${origin}/index.html?subject=${subject}`)
    await page.waitForFunction(() => 'benchMap' in globalThis)
    const before = await usedHeap(page)
    const run: Run = await page.evaluate(([kind, length]) => benchMap[kind](length), [
      way,
      ms,
    ] as const)
    const growth = (await usedHeap(page)) - before
    return {
      frame: percentile(run.frames, 0.95),
      paintsPerSecond: run.paints / (ms / 1000),
      longTasks: run.longTasks.length,
      longestTask: Math.max(0, ...run.longTasks),
      growth,
    }
  } finally {
    await context.close()
  }
}

/** In megabytes, after the garbage was collected. */
async function usedHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize / 2 ** 20
}
