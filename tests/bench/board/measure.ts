import { loadavg } from 'node:os'
import type { Browser, Page } from '@playwright/test'
import { median, percentile } from '../statistics.ts'
import { createBusyTimer, type BusyTimer, type Timing } from './busy-time.ts'
import { openPage, type Wanted } from './open-page.ts'
import './page/types.ts'

/** What was measured of one board with one scene; longest tasks in milliseconds. */
export interface Figures {
  readonly firstDraw: Timing
  /** The longest task of it. */
  readonly firstTask: number
  readonly step: Timing
  readonly move: Timing
  readonly drag: Timing
  /** With the processor slowed down four times; null where it was not asked for. */
  readonly slowDrag: Timing | null
  readonly elements: number
  /** The longest task of scrolling, moving and dragging. */
  readonly longestTask: number
  /** The load average of a minute, at the end. */
  readonly load: number
}

const draws = 5
const steps = 40
/** As many reach the end of the day. */
const stepsAcross = 10
const moves = 20
const dragMoves = 60
const doubleClickMs = 600
const stepPixels = 200
/** The zoom that the board opens with, and one at which a day is several screens wide. */
const usualZoom = 1
const closeZoom = 2.4
const slowness = 4

export async function measure(
  browser: Browser,
  folder: string,
  wanted: Wanted,
  isSlowedDown: boolean,
): Promise<Figures> {
  const first: { draw: Timing; task: number; elements: number }[] = []
  for (let i = 0; i < draws; i += 1)
    first.push(
      await withPage(browser, folder, wanted, async (page) => ({
        draw: await (await createBusyTimer(page)).time(() => draw(page, usualZoom)),
        task: await takeLongestTask(page),
        elements: await page.evaluate(() => board.elements()),
      })),
    )
  const stepping = await withPage(browser, folder, wanted, (page) => stepThrough(page))
  const acting = await withPage(browser, folder, wanted, (page) => act(page, isSlowedDown))
  return {
    firstDraw: middle(first.map(({ draw }) => draw)),
    firstTask: median(first.map(({ task }) => task)),
    elements: first[0]?.elements ?? 0,
    step: slowest(stepping.times),
    move: middle(acting.moves),
    drag: slowest(acting.drag),
    slowDrag: acting.slowDrag && slowest(acting.slowDrag),
    longestTask: Math.max(stepping.longestTask, acting.longestTask),
    load: loadavg()[0] ?? 0,
  }
}

/** Checks and lanes of a scene, each time in a new page; medians in milliseconds. */
export async function measureParts(browser: Browser, folder: string, visits: number) {
  const found: { readonly checks: number; readonly lanes: number }[] = []
  const wanted = { subject: 'Daybook', visits }
  for (let i = 0; i < draws; i += 1)
    found.push(
      await withPage(browser, folder, wanted, (page) => page.evaluate(() => board.compute())),
    )
  return {
    checks: median(found.map(({ checks }) => checks)),
    lanes: median(found.map(({ lanes }) => lanes)),
  }
}

async function withPage<T>(
  browser: Browser,
  folder: string,
  wanted: Wanted,
  look: (page: Page) => Promise<T>,
): Promise<T> {
  const page = await openPage(browser, folder, wanted)
  try {
    return await look(page)
  } finally {
    await page.context().close()
  }
}

function draw(page: Page, pixelsPerMinute: number): Promise<number> {
  return page.evaluate((zoom) => board.draw(zoom), pixelsPerMinute)
}

function middle(found: readonly Timing[]): Timing {
  return { ms: median(found.map(({ ms }) => ms)), busy: median(found.map(({ busy }) => busy)) }
}

function slowest(found: readonly Timing[]): Timing {
  const of = (values: readonly number[]) => percentile(values, 0.95)
  return { ms: of(found.map(({ ms }) => ms)), busy: of(found.map(({ busy }) => busy)) }
}

function takeLongestTask(page: Page): Promise<number> {
  return page.evaluate(() => board.takeLongestTask())
}

/** To the end of the day and back, twice. */
async function stepThrough(page: Page) {
  await draw(page, closeZoom)
  const timer = await createBusyTimer(page)
  await takeLongestTask(page)
  const times: number[] = []
  for (let i = 0; i < steps; i += 1)
    times.push(await page.evaluate((by) => board.step(by), pixelsOf(i)))
  const found: Timing[] = []
  for (const [i, ms] of times.entries()) {
    const settle = () => page.evaluate((by) => board.stepAndSettle(by), pixelsOf(i))
    found.push({ ms, busy: (await timer.time(settle)).busy })
  }
  return { times: found, longestTask: await takeLongestTask(page) }
}

function pixelsOf(step: number): number {
  return Math.floor(step / stepsAcross) % 2 === 0 ? stepPixels : -stepPixels
}

async function act(page: Page, isSlowedDown: boolean) {
  await draw(page, usualZoom)
  const timer = await createBusyTimer(page)
  await takeLongestTask(page)
  const dragged = await drag(page, timer)
  const moved: Timing[] = []
  for (let i = 0; i < moves; i += 1) {
    await page.evaluate((n) => board.aim(n), i)
    moved.push(await timer.time(() => page.evaluate(() => board.move())))
  }
  const longest = await takeLongestTask(page)
  let slowDrag: readonly Timing[] | null = null
  if (isSlowedDown) {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
    slowDrag = await drag(page, timer)
  }
  return { drag: dragged, moves: moved, longestTask: longest, slowDrag }
}

/** Drags a bar across lanes and hours by the mouse, each move after the last one was painted. */
async function drag(page: Page, timer: BusyTimer): Promise<readonly Timing[]> {
  const { x, y } = await page.evaluate(() => board.grip())
  // Some boards only move what was selected before, and take a press soon after a click for a double click.
  await page.mouse.click(x, y)
  await page.waitForTimeout(doubleClickMs)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 10, y, { steps: 2 })
  const before = await page.evaluate(() => board.dragged())
  await page.evaluate(() => board.startDrag())
  const times: Timing[] = []
  for (let i = 1; i <= dragMoves; i += 1)
    times.push(
      await timer.time(async () => {
        await page.mouse.move(x + 10 + i * 7, y + (i < dragMoves / 2 ? i * 6 : (dragMoves - i) * 6))
        return page.evaluate(() => board.dragPainted())
      }),
    )
  await page.evaluate(() => board.endDrag())
  if ((await page.evaluate(() => board.dragged())) === before)
    throw new Error('Nothing was dragged')
  await page.mouse.up()
  return times
}
