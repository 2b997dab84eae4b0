import { cpus, loadavg } from 'node:os'
import type { CDPSession, Page } from '@playwright/test'
import { createLogWorld, exportLog, type LogWorld } from './audit/log-world.ts'
import { type BenchReport, type Goal, report } from './report.ts'
import { scroll } from './screens/scroll.ts'
import { median, percentile, round } from './statistics.ts'

const receipts = 50_000
const times = 5
const rows = 'main ul li[data-index]'
const ended = /changes in all/

/** Choices that follow each other, of which no two have their first row in common. */
const choices = [
  ['Person', 'demo-technician'],
  ['Person', 'demo-admin'],
  ['Person', 'demo-electrical-1'],
  ['Person', 'demo-admin-2'],
  ['Person', 'demo-heating-2'],
  ['Person', ''],
  ['Change', 'edited'],
  ['Change', 'created'],
  ['Change', 'other'],
  ['Change', 'edited'],
  ['Change', 'created'],
  ['Change', 'other'],
  ['Person', 'demo-technician'],
  ['Person', 'demo-electrical-1'],
  ['Person', 'demo-heating-2'],
] as const

/**
 * Measures the audit log of 50,000 changes on an owner's desktop in Chromium, beside the embedded Firebase: opening it,
 * filtering, scrolling through all of it, and saving it as a file. Once all of them are of the last days, which the
 * device holds, and once they are older and come from the server. `part`: only `device` or `server`.
 */
export async function run(part = ''): Promise<BenchReport> {
  console.log(`load before: ${loadavg().map(round).join(' ')} on ${cpus().length} cores`)
  const goals: Goal[] = []
  for (const place of ['device', 'server'] as const)
    if (place.includes(part)) goals.push(...(await measure(place)))
  console.log(`load after: ${loadavg().map(round).join(' ')}`)
  return report('audit', goals)
}

async function measure(place: 'device' | 'server'): Promise<readonly Goal[]> {
  const world = await createLogWorld(receipts, place)
  try {
    const opened = await openings(world)
    console.log(`${place}, first rows: ${opened.map(Math.round).join(', ')} ms`)
    const page = await openLog(world)
    const filtered = await filterChanges(page)
    console.log(`${place}, filter to rows: ${filtered.map(Math.round).join(', ')} ms`)
    const session = await page.context().newCDPSession(page)
    const before = await heapOf(session)
    const toEnd = await scrollToEnd(page)
    console.log(`${place}, scrolled to the end in ${Math.round(toEnd)} ms`)
    const after = await heapOf(session)
    console.log(`${place}, heap: ${round(before)} MB at first, ${round(after)} MB with all entries`)
    const frames = (await scroll(page, null, -1)).flat()
    console.log(`${place}, frames: ${frames.length}, longest ${Math.round(Math.max(...frames))} ms`)
    const goals = [
      at(`first rows, median (${place})`, median(opened), 1000),
      at(`filter change to rows, p95 (${place})`, percentile(filtered, 0.95), 100),
      at(`longest frame while scrolling (${place})`, Math.max(...frames), 50),
      { goal: `heap with all entries (${place})`, value: round(after), unit: 'MB', limit: 150 },
    ]
    if (place === 'server') return goals
    const exported = await exportLog(page)
    console.log(`exported ${exported.rows} rows in ${Math.round(exported.ms)} ms`)
    const rowsPerSecond = round((exported.rows / exported.ms) * 1000)
    console.log(`${rowsPerSecond} rows/s`)
    return [...goals, at('export of 1,000 rows', (exported.ms / exported.rows) * 1000, 1000)]
  } finally {
    await world.dispose()
  }
}

async function openings(world: LogWorld): Promise<number[]> {
  const found: number[] = []
  for (let i = 0; i < times; i += 1) {
    const page = await world.open()
    await page.addInitScript((selector) => {
      Object.assign(globalThis, { firstRows: probe.fromStart({ selector }) })
    }, rows)
    await page.goto(`${world.url}/admin/log`)
    found.push(
      await page.evaluate(
        () => (globalThis as unknown as { firstRows: Promise<number> }).firstRows,
      ),
    )
    await page.close()
  }
  return found
}

async function openLog(world: LogWorld): Promise<Page> {
  const page = await world.open()
  await page.goto(`${world.url}/admin/log`)
  await page.locator(rows).first().waitFor()
  return page
}

/** From each choice until another first row is painted. */
async function filterChanges(page: Page): Promise<number[]> {
  const found: number[] = []
  for (const [label, value] of choices) {
    const select = page.getByRole('main').getByLabel(label, { exact: true })
    const asked = page.evaluate(fromChange, rows)
    await select.selectOption(value)
    found.push(await asked)
    // Entries ahead of those in sight are loaded meanwhile.
    await page.waitForTimeout(1000)
  }
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.waitForTimeout(1000)
  return found
}

/** Runs in the page. */
function fromChange(selector: string): Promise<number> {
  const first = () => document.querySelector(selector)?.textContent ?? null
  return new Promise((resolve) => {
    const before = first()
    document.addEventListener(
      'change',
      ({ timeStamp }) => {
        const observer = new MutationObserver(look)
        observer.observe(document, { childList: true, subtree: true, characterData: true })
        function look() {
          const now = first()
          if (now === null || now === before) return
          observer.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)))
        }
      },
      { capture: true, once: true },
    )
  })
}

async function scrollToEnd(page: Page): Promise<number> {
  const from = performance.now()
  const end = page.getByText(ended)
  while (!(await end.isVisible())) {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await page.waitForTimeout(20)
  }
  return performance.now() - from
}

/** Used memory of the page's scripts after a collection, in MB. */
async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 2 ** 20
}

function at(goal: string, value: number, limit: number): Goal {
  return { goal, value: round(value), unit: 'ms', limit }
}
