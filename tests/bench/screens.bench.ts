import { cpus, loadavg } from 'node:os'
import type { Locator, Page } from '@playwright/test'
import { type BenchReport, type Goal, report } from './report.ts'
import type { PageTarget } from './screens/probe.ts'
import { scroll } from './screens/scroll.ts'
import { createScreensWorld, type ScreensWorld } from './screens/screens-world.ts'
import { median, percentile, round } from './statistics.ts'

const times = 5
const start = 'cold start offline to Today'
const shown = `${start}, kept screen painted`
const read = `${start}, first job read`
const photo = 'photo to thumbnail'
const everywhere = 'keystroke to results, search everywhere'
const inList = 'keystroke to results, list of 10,000 orders'
const tap = 'status tap to painted'
const tappedOrders = 8
const steps = ['Accept', 'Start driving', 'I’ve arrived', 'Complete'] as const
/** A frame at 60 Hz, rounded up for the clock's resolution. */
const frame = 17

/**
 * Measures how responsive the screens are on a phone: the production build offline in Chromium, its processor slowed
 * down four times, with 10,000 orders and a conversation of 10,000 messages on the device. `part`: only what contains
 * this in its name.
 */
export async function run(part = ''): Promise<BenchReport> {
  console.log(`load before: ${loadavg().map(round).join(' ')} on ${cpus().length} cores`)
  const world = await createScreensWorld()
  try {
    const results: Record<string, readonly number[]> = {}
    const scrolls: Record<string, readonly number[][]> = {}
    const measure = async (name: string, look: () => Promise<number[]>) => {
      if (!name.includes(part)) return
      results[name] = await look()
      console.log(`${name}: ${results[name].map(Math.round).join(', ')} ms`)
    }
    const scrollThrough = async (name: string, path: string, direction: 1 | -1) => {
      if (name.includes(part)) scrolls[name] = await scroll(page, `${world.url}${path}`, direction)
    }
    if (start.includes(part)) {
      const starts = await coldStarts(world)
      await measure(shown, async () => starts.map((one) => one.shown))
      await measure(read, async () => starts.map((one) => one.read))
    }
    const page = await world.open()
    await measure('open an order', () => openings(world, page))
    await measure(tap, () => taps(world, page))
    await measure(photo, () => photos(world, page))
    await measure(everywhere, () => keystrokes(world, page, '/orders?panel=find'))
    await measure(inList, () => keystrokes(world, page, '/orders?state=all'))
    await scrollThrough('rows, from the top', '/orders?state=all', -1)
    await scrollThrough('messages, from the newest', '/chat?thread=team', 1)
    await scrollThrough('messages, from the oldest', '/chat?thread=team', -1)
    if (Object.keys(results).length + Object.keys(scrolls).length === 0)
      throw new Error(`No part of this bench has “${part}” in its name`)
    show(results)
    showFrames(scrolls)
    console.log(`load after: ${loadavg().map(round).join(' ')}`)
    const goal = (name: string, part: number, limit: number) => {
      // A letter that changes nothing gives no result to wait for.
      const found = results[name]?.filter((ms) => ms > 0)
      return found?.length ? [at(`${name}, p${part * 100}`, percentile(found, part), limit)] : []
    }
    const goals: Goal[] = [
      ...goal(shown, 0.95, 1500),
      ...goal(read, 0.95, 1500),
      ...goal(tap, 0.95, 100),
      ...goal(photo, 0.95, 500),
      ...goal(everywhere, 0.95, 50),
      ...goal(inList, 0.95, 50),
      ...Object.entries(scrolls).map(([name, runs]) =>
        at(`longest frame while scrolling 10,000 ${name}`, Math.max(...runs.flat()), 50),
      ),
    ]
    return report('screens', goals)
  } finally {
    await world.dispose()
  }
}

interface ColdStart {
  /** When the screen kept from last time was painted. */
  readonly shown: number
  /** When the page had read and painted its first job. */
  readonly read: number
}

/** Cold starts after the browser was closed with Today on the screen, so that its screen was kept. */
async function coldStarts(world: ScreensWorld): Promise<ColdStart[]> {
  const before = await world.open()
  await before.goto(`${world.url}/dashboard`)
  await before.waitForFunction(() => localStorage.getItem('daybook:screen') !== null)
  await world.close()
  const found: ColdStart[] = []
  for (let i = 0; i < times; i += 1) {
    const page = await world.open()
    await page.addInitScript(() => {
      Object.assign(globalThis, {
        firstJob: probe.fromStart({ selector: 'main a[href^="/orders/"]' }),
      })
    })
    await page.goto(`${world.url}/dashboard`)
    const read = await page.evaluate(
      () => (globalThis as unknown as { firstJob: Promise<number> }).firstJob,
    )
    const kept = await page.evaluate(() => {
      const [painted] = performance.getEntriesByName('first-contentful-paint')
      return performance.getEntriesByName('kept-screen').length > 0 ? painted?.startTime : undefined
    })
    found.push({ shown: Math.min(kept ?? read, read), read })
    world.kill()
  }
  return found
}

async function openings(world: ScreensWorld, page: Page): Promise<number[]> {
  const found: number[] = []
  await page.goto(`${world.url}/orders`)
  for (const title of world.untouched.slice(0, times)) {
    const row = rowOf(page, title)
    await row.waitFor()
    found.push(await timed(page, () => row.tap(), { selector: 'h1', words: title }))
    await page.getByRole('button', { name: steps[0], exact: true }).waitFor()
    await page.goBack()
  }
  return found
}

/** Each step of the day's first orders, from releasing the tap to the next step's button. */
async function taps(world: ScreensWorld, page: Page): Promise<number[]> {
  const found: number[] = []
  await page.goto(`${world.url}/orders`)
  for (const [place, title] of world.untouched.slice(0, tappedOrders).entries()) {
    // From the second order on, driving there asks what becomes of the one before.
    const isOnSite = place > 0
    await rowOf(page, title).tap()
    for (const [i, step] of steps.slice(0, -1).entries()) {
      const button = page.getByRole('button', { name: step, exact: true })
      await button.waitFor()
      // No one takes the next step within a second; an immediate second tap counts as a double tap.
      await page.waitForTimeout(1000)
      const words = steps[i + 1] ?? ''
      if (isOnSite && step === 'Start driving') {
        await button.tap()
        await page.getByRole('button', { name: 'Drive and leave it open', exact: true }).tap()
        continue
      }
      found.push(await timed(page, () => button.tap(), { selector: 'main button', words }))
    }
    await page.goBack()
  }
  return found
}

function rowOf(page: Page, title: string): Locator {
  return page.locator('main').getByRole('link', { name: title }).first()
}

async function timed(page: Page, act: () => Promise<void>, target: PageTarget): Promise<number> {
  const asked = page.evaluate((wanted) => probe.fromEvent('pointerup', wanted), target)
  await act()
  return asked
}

/** A picture of twelve megapixels for an order. */
async function photos(world: ScreensWorld, page: Page): Promise<number[]> {
  await page.goto(`${world.url}/orders`)
  await rowOf(page, world.untouched[0] ?? '').tap()
  const buffer = Buffer.from(await page.evaluate(drawOnPhoto), 'base64')
  const found: number[] = []
  const card = page.locator('#part-photos')
  for (let i = 0; i < times; i += 1) {
    const target = { selector: `#part-photos li:nth-child(${i + 1}) img` }
    // A thumbnail is created when it comes into view.
    await card.evaluate((element) => element.scrollIntoView())
    const asked = page.evaluate((wanted) => probe.fromEvent('change', wanted), target)
    const picture = { name: `${i}.jpg`, mimeType: 'image/jpeg', buffer }
    await card.locator('input[data-files]').first().setInputFiles(picture)
    found.push(await asked)
  }
  return found
}

async function drawOnPhoto(): Promise<string> {
  const canvas = new OffscreenCanvas(4000, 3000)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('Nothing to draw with')
  for (let i = 0; i < 4000; i += 1) {
    pen.fillStyle = `hsl(${(i * 37) % 360} 60% ${20 + (i % 60)}%)`
    pen.fillRect((i * 997) % 4000, (i * 571) % 3000, 150, 110)
  }
  const bytes = new Uint8Array(
    await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })).arrayBuffer(),
  )
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

async function keystrokes(world: ScreensWorld, page: Page, path: string): Promise<number[]> {
  await page.goto(`${world.url}${path}`)
  const isPanel = path.includes('panel=')
  const field = isPanel
    ? page.getByRole('dialog').getByRole('searchbox')
    : page.getByRole('main').getByRole('searchbox')
  const results = isPanel ? '[role=menu]' : 'main ul'
  await field.click()
  // The first word builds the index, where there is one.
  await field.pressSequentially('gate')
  await page.locator(`${results} >> text=gate`).first().waitFor({ timeout: 60_000 })
  // What clearing the field brings back is not a result of the first letter.
  const cleared = page.evaluate((below) => probe.settled('input', below), results)
  await field.fill('')
  await cleared
  const found: number[] = []
  for (const letter of 'boiler roof 5') {
    const asked = page.evaluate((below) => probe.settled('keydown', below), results)
    await field.press(letter === ' ' ? 'Space' : letter)
    found.push(await asked)
  }
  return found
}

function at(goal: string, value: number, limit: number): Goal {
  return { goal, value: round(value), unit: 'ms', limit }
}

function show(results: Readonly<Record<string, readonly number[]>>): void {
  console.table(
    Object.fromEntries(
      Object.entries(results).map(([name, found]) => [
        name,
        {
          times: found.length,
          median: Math.round(median(found)),
          p95: Math.round(percentile(found, 0.95)),
          longest: Math.round(Math.max(...found)),
        },
      ]),
    ),
  )
}

function showFrames(scrolls: Readonly<Record<string, readonly number[][]>>): void {
  console.table(
    Object.fromEntries(
      Object.entries(scrolls).map(([name, runs]) => [
        name,
        {
          runs: runs.length,
          'frames a run': median(runs.map((gaps) => gaps.length)),
          'over 16.7 ms': median(runs.map((gaps) => gaps.filter((gap) => gap > frame).length)),
          'over 50 ms': runs.flat().filter((gap) => gap > 50).length,
          longest: Math.round(Math.max(...runs.flat())),
        },
      ]),
    ),
  )
}
