import { type Locator, type Page, expect } from '@playwright/test'
import type { World } from '../world.ts'

/** A day that is over for no time zone of the tests, so that nothing on the board is late. */
export function dayAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

/** The board of a day, drawn, with everything that this device follows. */
export async function openBoard(page: Page, world: World, day: string) {
  await page.goto(`${world.url}/schedule?day=${day}`)
  await expect(laneOf(page, 'Nora MacLeod').first()).toBeVisible()
}

/** The group of a person's visits on the board. */
export function laneOf(page: Page, name: string): Locator {
  return page.getByRole('group', { name: new RegExp(`^${name}, .*visit`) })
}

/** A visit in a person's lane, by the title of its order. */
export function visitOf(page: Page, name: string, title: string): Locator {
  return laneOf(page, name).getByRole('button', { name: title })
}

/** The rows of the queue that no one is assigned to. */
export function queueRows(page: Page): Locator {
  return page.getByRole('region', { name: 'Queue' }).locator('[data-visit][aria-label*=", New"]')
}

/** The title of the order in a row of the queue or in a bar. */
export async function titleOf(visit: Locator): Promise<string> {
  const label = (await visit.getAttribute('aria-label')) ?? ''
  return label.split(', ')[1] ?? ''
}

/** The point of a person's lane at a time of the day, in pixels of the page. */
export async function pointAt(page: Page, name: string, hour: number) {
  // At one instant: a zoom may be drawn in between.
  const { x, y, ppm } = await laneOf(page, name).evaluate((row) => {
    const style = getComputedStyle(row)
    const { x, y } = row.getBoundingClientRect()
    return { x, y, ppm: Number(style.getPropertyValue('--ppm')) }
  })
  return { x: x + hour * 60 * ppm, y: y + 20, ppm }
}

/** Drags with the mouse from the middle of an element to a point. */
export async function dragTo(page: Page, from: Locator, to: { x: number; y: number }) {
  const box = await from.boundingBox()
  if (!box) throw new Error('Nothing to drag')
  await page.mouse.move(box.x + 4, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + 12, box.y + box.height / 2)
  await page.mouse.move(to.x, to.y, { steps: 6 })
  await page.mouse.up()
}

/** The minute of the day at which a spoken visit starts: 'Ana Ruiz, Fri 4 Dec 7:00 to 8:00' gives 420. */
export function startOf(sentence: string): number {
  const [, hours = '0', minutes = '0'] = /(\d+):(\d\d) to/.exec(sentence) ?? []
  return Number(hours) * 60 + Number(minutes)
}

/** '8:15' for 495. */
export function clock(minute: number): string {
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`
}
