import { expect } from '@playwright/test'
import { everythingHasArrived, signIn } from '../steps.ts'
import { test } from '../world.ts'
import { dayAhead, laneOf, openBoard, pointAt } from './schedule-steps.ts'

const day = dayAhead(9)

test('a dispatcher finds a person, zooms at the pointer, starts an order there, and prints the day', async ({
  world,
  office,
}) => {
  const page = await office.newPage()
  const printed: string[] = []
  await page.exposeFunction('notePrint', (title: string) => void printed.push(title))
  await page.addInitScript('window.print = () => window.notePrint(document.title)')
  await signIn(page, world, 'admin', '/schedule')
  await everythingHasArrived(page)
  await openBoard(page, world, day)

  const search = page.getByRole('searchbox', { name: 'Find a visit or person' })
  // The keys are there once the app's commands have loaded.
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(search).toBeFocused({ timeout: 1000 })
  }).toPass()
  await page.keyboard.type('kofi')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Kofi Mensah, / }).first()).toBeFocused()
  await search.fill('')

  const at = await pointAt(page, 'Kofi Mensah', 10)
  await page.mouse.move(at.x, at.y)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -100)
  await page.keyboard.up('Control')
  await expect(page).toHaveURL(/zoom=2/)
  const zoomed = await pointAt(page, 'Kofi Mensah', 10)
  expect(Math.abs(zoomed.x - at.x)).toBeLessThan(2)

  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Print day sheets' }).click()
  const sheet = page.getByRole('region').or(page.locator('section')).filter({ hasText: '1 visit' })
  await expect(sheet.first()).toBeVisible()
  await expect.poll(() => printed).toEqual(['Day sheets · Daybook'])
  await page.getByRole('link', { name: 'Back to the schedule' }).click()
  await expect(laneOf(page, 'Kofi Mensah').first()).toBeVisible()

  const empty = await pointAt(page, 'Kofi Mensah', 10.1)
  await page.mouse.dblclick(empty.x, empty.y)
  await expect(page).toHaveURL(new RegExp(`/orders/new\\?start=${day}T10%3A00&person=`))
})
