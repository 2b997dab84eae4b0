import { expect } from '@playwright/test'
import { openSignedIn } from '../open-signed-in.ts'
import { everythingHasArrived, visibleText } from '../steps.ts'
import { test } from '../world.ts'
import {
  dayAhead,
  dragTo,
  laneOf,
  openBoard,
  pointAt,
  queueRows,
  titleOf,
  visitOf,
} from './schedule-steps.ts'

const day = dayAhead(9)

test('a dispatcher finds a person, opens the map, zooms at the pointer, starts an order there, and prints the day', async ({
  world,
  office,
}) => {
  const page = await office.newPage()
  const printed: string[] = []
  await page.exposeFunction('notePrint', (title: string) => void printed.push(title))
  await page.addInitScript('window.print = () => window.notePrint(document.title)')
  await openSignedIn(page, world, 'admin', '/schedule')
  await everythingHasArrived(page)
  await openBoard(page, world, day)

  const search = page.getByRole('searchbox', { name: 'Visit or person' })
  // The keys are there once the app's commands have loaded.
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(search).toBeFocused({ timeout: 1000 })
  }).toPass()
  await page.keyboard.type('kofi')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Kofi Mensah, / }).first()).toBeFocused()

  await search.fill('')
  const waiting = queueRows(page).first()
  await waiting.click()
  await page.keyboard.press('p')
  const map = page.getByRole('region', { name: 'Map of visits', exact: true })
  await expect(map).toHaveAttribute('data-map', 'drawn')
  await expect(map).toContainText(await titleOf(waiting))
  await page.keyboard.press('p')
  await expect(map.locator('canvas')).toBeFocused()
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  await expect(map).toHaveCount(0)

  const at = await pointAt(page, 'Kofi Mensah', 10)
  await page.mouse.move(at.x, at.y)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -100)
  await page.keyboard.up('Control')
  await expect(page).toHaveURL(/zoom=2/)
  const zoomed = await pointAt(page, 'Kofi Mensah', 10)
  expect(Math.abs(zoomed.x - at.x)).toBeLessThan(2)

  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Print day sheets' }).click()
  const sheet = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({ hasText: /\d visits?/ })
  await expect(sheet.first()).toBeVisible()
  await expect.poll(() => printed).toEqual(['Day sheets · Daybook'])
  await page.getByRole('link', { name: 'Back to the schedule' }).click()
  await expect(laneOf(page, 'Kofi Mensah').first()).toBeVisible()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Print day table' }).click()
  await expect(page.getByRole('caption')).toHaveText(
    /^Day table: .*Harbour Field.* · Printed .*\d:\d\d/,
  )
  await page.getByRole('link', { name: 'Back to the schedule' }).click()
  await expect(laneOf(page, 'Kofi Mensah').first()).toBeVisible()

  const empty = await pointAt(page, 'Kofi Mensah', 10.1)
  await page.mouse.dblclick(empty.x, empty.y)
  await expect(page).toHaveURL(new RegExp(`/orders/new\\?start=${day}T10%3A00&person=`))
})

/** A Monday that is at least a week ahead. */
function monday(): string {
  const ahead = [...Array(7).keys()].map((day) => dayAhead(day + 8))
  return ahead.find((one) => new Date(`${one}T12:00:00Z`).getUTCDay() === 1) ?? dayAhead(8)
}

test('a long visit is split over days, and its parts move together', async ({ world, office }) => {
  const page = await office.newPage()
  await openSignedIn(page, world, 'admin', '/schedule')
  await everythingHasArrived(page)
  await openBoard(page, world, monday())
  const title = await titleOf(queueRows(page).first())
  await dragTo(page, queueRows(page).first(), await pointAt(page, 'Nora MacLeod', 12))
  const first = visitOf(page, 'Nora MacLeod', title)
  await expect(first).toBeVisible()
  await first.focus()
  await page.keyboard.press('a')
  await page.getByLabel('Duration in minutes').fill('720')
  await page.getByRole('button', { name: 'Save' }).click()
  const isWhole = /^12:00 to 0:00, |^12:00 to 24:00, |^12:00 to 00:00, /
  await expect(first).toHaveAccessibleName(isWhole)

  await first.click({ button: 'right', position: { x: 30, y: 10 } })
  await page.getByRole('menuitem', { name: 'Split over days' }).click()
  const isSplit = /^12:00 to 1\d:\d\d, .*Part 1 of 2/
  await expect(first).toHaveAccessibleName(isSplit)
  // Where the focus is after a sheet whose button is gone.
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('Control+z')
  await expect(first).toHaveAccessibleName(isWhole)
  await page.keyboard.press('Control+Shift+z')
  await expect(first).toHaveAccessibleName(isSplit)
  await everythingHasArrived(page)
  await first.focus()
  await page.keyboard.press(']')
  const second = visitOf(page, 'Nora MacLeod', title)
  await expect(second).toHaveAccessibleName(/Part 2 of 2/)
  const before = await second.getAttribute('aria-label')
  await page.getByRole('button', { name: 'Previous day' }).click()

  // Until the day is drawn, the same person's visit of this title is the second part.
  await expect(first).toHaveAccessibleName(isSplit)
  await first.focus()
  await page.keyboard.press('m')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'This and the rest' }).click()
  await expect(first).toHaveAccessibleName(/^12:15 to /)
  await page.getByRole('button', { name: 'Next day' }).click()
  await expect(second).toHaveAccessibleName(/:15 to .*Part 2 of 2/)
  expect(await second.getAttribute('aria-label')).not.toBe(before)

  await second.click({ button: 'right', position: { x: 30, y: 10 } })
  await page.getByRole('menuitem', { name: 'Remove this visit' }).click()
  await expect(second).toBeHidden()
  await page.keyboard.press('Control+z')
  await expect(second).toHaveAccessibleName(/Part 2 of 2/)
  await everythingHasArrived(page)
})

test('the toolbar is one row on a desktop', async ({ world, office }) => {
  const page = await office.newPage()
  await openSignedIn(page, world, 'admin', '/schedule')
  await openBoard(page, world, day)
  const tools = page.getByRole('toolbar', { name: 'Schedule tools' })
  const rows = () =>
    tools.evaluate((bar) => {
      const middles = [...bar.children].map((child) => {
        const { top, bottom } = child.getBoundingClientRect()
        return Math.round((top + bottom) / 2)
      })
      return new Set(middles).size
    })
  expect(await rows()).toBe(1)
  await page.setViewportSize({ width: 820, height: 1180 })
  await expect.poll(rows).toBe(2)
})

test('a visit that the mouse rests on or presses or the keyboard is on shows all about it', async ({
  world,
  office,
}) => {
  const page = await office.newPage()
  await openSignedIn(page, world, 'admin', '/schedule')
  await openBoard(page, world, day)
  const first = queueRows(page).first()
  const title = await titleOf(first)
  await dragTo(page, first, await pointAt(page, 'Priya Raman', 10))
  const visit = visitOf(page, 'Priya Raman', title)
  const card = page.locator('[data-visit-card]')
  await page.mouse.move(4, 4)
  await expect(card).toBeHidden()
  await visit.hover()
  await expect(card).toContainText(/^10:00 to 11:00/)
  await expect(card).toContainText(title)
  await page.mouse.move(4, 4)
  await expect(card).toBeHidden()
  await page.keyboard.press('Shift')
  await visit.focus()
  await expect(card).toContainText(title)
  await visit.click()
  await expect(card).toContainText('Double-click to open')
  await expect(visit).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Control+z')
  await expect(card).toBeHidden()
})

test('the browser’s Back leads to the view and the day before', async ({ world, office }) => {
  const page = await office.newPage()
  await openSignedIn(page, world, 'admin', '/schedule')
  await openBoard(page, world, day)
  await page.getByRole('button', { name: 'Week', exact: true }).click()
  await expect(page).toHaveURL(/view=week/)
  await page.getByRole('button', { name: 'Next week' }).click()
  await expect(page).not.toHaveURL(new RegExp(`day=${day}`))
  // A selection is not a step of its own.
  await queueRows(page).first().click()
  await expect(page).toHaveURL(/visit=/)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`day=${day}&view=week|view=week&day=${day}`))
  await page.goBack()
  await expect(laneOf(page, 'Nora MacLeod').first()).toBeVisible()
  await expect(page).not.toHaveURL(/view=/)
})

test('visits are selected in the list, moved together and undone, and have the menu of a bar', async ({
  world,
  office,
}) => {
  const page = await office.newPage()
  await openSignedIn(page, world, 'admin', '/schedule')
  await everythingHasArrived(page)
  await openBoard(page, world, dayAhead(10))
  const title = await titleOf(queueRows(page).first())
  await dragTo(page, queueRows(page).first(), await pointAt(page, 'Nora MacLeod', 10))
  await expect(visitOf(page, 'Nora MacLeod', title)).toBeVisible()
  await page.getByRole('button', { name: 'List', exact: true }).click()
  const row = page.getByRole('row').filter({ hasText: title })
  await row.getByRole('checkbox', { name: `Select ${title}` }).focus()
  await page.keyboard.press('Space')
  const bar = page
    .getByRole('group', { name: 'Selected visits' })
    .filter({ hasText: '1 visit selected' })
  await bar.getByRole('button', { name: 'Back to the queue' }).click()
  await expect(row).toBeHidden()
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
  await expect(row).toBeVisible()
  await row.getByText('Nora MacLeod').click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Lock', exact: true }).click()
  await expect(page.getByText('1 visit locked')).toBeVisible()
})

test('visits that a box selects go back to the queue together, and Escape selects none', async ({
  world,
  office,
}) => {
  const page = await office.newPage()
  await openSignedIn(page, world, 'admin', '/schedule')
  await everythingHasArrived(page)
  await openBoard(page, world, dayAhead(12))
  const lane = laneOf(page, 'Nora MacLeod').getByRole('button')
  const before = await lane.count()
  for (const hour of [10, 13]) {
    await dragTo(page, queueRows(page).first(), await pointAt(page, 'Nora MacLeod', hour))
    await expect(page.getByRole('button', { name: 'Undo', exact: true }).first()).toBeEnabled()
  }
  await expect(lane).toHaveCount(before + 2)
  const bar = page.getByRole('group', { name: 'Selected visits' })
  const drawBox = async () => {
    const from = await pointAt(page, 'Nora MacLeod', 9.2)
    const to = await pointAt(page, 'Nora MacLeod', 15)
    await page.mouse.move(from.x, from.y - 16)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 6 })
    await page.mouse.up()
  }
  await drawBox()
  await expect(bar).toContainText(/[2-9] visits selected/)
  // Nothing has the focus after a drag.
  await page.keyboard.press('Escape')
  await expect(bar).toBeHidden()
  await drawBox()
  await bar.getByRole('button', { name: 'Back to the queue' }).click()
  await expect(lane).toHaveCount(before)
  await page.keyboard.press('Escape')
  await expect(bar).toBeHidden()
})

test('the day is planned beside the board, which stays in use', async ({ world, office }) => {
  const page = await office.newPage()
  await openSignedIn(page, world, 'admin', '/schedule')
  await everythingHasArrived(page)
  await openBoard(page, world, dayAhead(11))
  const plan = page.getByRole('button', { name: 'Plan the day' })
  await plan.click()
  const panel = page.getByRole('region', { name: /^Day plan: / })
  await expect(panel.getByRole('heading', { level: 2 })).toBeFocused()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect(page).toHaveURL(/zoom=2/)
  await panel.getByRole('button', { name: 'Plan', exact: true }).click()
  await expect(visibleText(panel, / → .*\d:\d[05]/)).toBeVisible({ timeout: 30_000 })
  await expect(panel.getByText(/ → .*\d:\d[1-46-9]$/)).toHaveCount(0)
  await panel.getByRole('button', { name: 'Close' }).press('Escape')
  await expect(panel).toBeHidden()
  await expect(plan).toBeFocused()
})
