import { expect } from '@playwright/test'
import { openSignedIn } from '../open-signed-in.ts'
import { everythingHasArrived } from '../steps.ts'
import { test } from '../world.ts'
import {
  clock,
  dayAhead,
  dragTo,
  laneOf,
  openBoard,
  pointAt,
  queueRows,
  startOf,
  titleOf,
  visitOf,
} from './schedule-steps.ts'

test.use({ phoneWorker: false })

const day = dayAhead(9)

test('a dispatcher plans with the mouse, undoes it, and the technician has it on the phone', async ({
  world,
  office,
  phone,
}) => {
  const page = await office.newPage()
  await openSignedIn(page, world, 'admin', '/schedule')
  await everythingHasArrived(page)
  await openBoard(page, world, day)

  const first = queueRows(page).first()
  const title = await titleOf(first)
  await dragTo(page, first, await pointAt(page, 'Daniel Reyes', 10))
  const planned = visitOf(page, 'Daniel Reyes', title)
  await expect(planned).toHaveAccessibleName(/^10:00 to 11:00, /)

  await dragTo(page, planned, await pointAt(page, 'Priya Raman', 13.07))
  const moved = visitOf(page, 'Priya Raman', title)
  await expect(moved).toHaveAccessibleName(/^13:00 to 14:00, /)

  await test.step('the mouse takes an end of a visit that is not selected', async () => {
    await page.keyboard.press('Escape')
    const box = await moved.boundingBox()
    const to = await pointAt(page, 'Priya Raman', 14.5)
    if (!box) throw new Error('No visit')
    await page.mouse.move(box.x + box.width - 2, box.y + 4)
    await expect(moved).toHaveCSS('cursor', 'ew-resize')
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 6 })
    await page.mouse.up()
    await expect(moved).toHaveAccessibleName(/^13:00 to 14:30, /)
    await page.keyboard.press('Control+z')
    await expect(moved).toHaveAccessibleName(/^13:00 to 14:00, /)
  })

  await moved.click()
  await dragTo(page, moved.locator('[data-edge=end]'), await pointAt(page, 'Priya Raman', 14.5))
  await expect(moved).toHaveAccessibleName(/^13:00 to 14:30, /)

  // The drag left the focus nowhere.
  await page.keyboard.press('Control+z')
  await expect(moved).toHaveAccessibleName(/^13:00 to 14:00, /)
  const undo = page.getByRole('button', { name: 'Undo', exact: true }).first()
  await undo.click()
  await expect(planned).toHaveAccessibleName(/^10:00 to 11:00, /)
  await undo.click()
  await expect(queueRows(page).filter({ hasText: title }).first()).toBeVisible()
  await expect(planned).toBeHidden()
  const redo = page.getByRole('button', { name: 'Redo', exact: true })
  await redo.click()
  await expect(planned).toHaveAccessibleName(/^10:00 to 11:00, /)

  await planned.click()
  await page.keyboard.press('d')
  await expect(page.getByText('1 order sent')).toBeVisible()
  await everythingHasArrived(page)
  await page.reload()
  await expect(planned).toHaveAccessibleName(/^10:00 to 11:00, .*Sent.*Not seen yet/)

  const mobile = await (await phone.open()).newPage()
  await openSignedIn(mobile, world, 'technician', '/orders')
  await mobile.getByRole('link', { name: title }).first().click()
  await expect(planned).not.toHaveAccessibleName(/Not seen yet/)

  await mobile.goto(`${world.url}/dashboard`)
  await everythingHasArrived(mobile)
  await expect(mobile.getByText('Tomorrow')).toBeVisible()
  // A selected visit has handles at its ends, so none is selected.
  await openBoard(page, world, day)
  await dragTo(page, planned, await pointAt(page, 'Daniel Reyes', 12))
  const later = visitOf(page, 'Daniel Reyes', title)
  await expect(later).toHaveAccessibleName(/^12:00 to 13:00, .*Not seen yet/)
  const change = mobile.getByRole('listitem').filter({ hasText: title })
  await expect(change.filter({ hasText: /Rescheduled: .*12:00/ })).toBeVisible()
  await mobile.getByRole('button', { name: 'Got it' }).click()
  await expect(later).not.toHaveAccessibleName(/Not seen yet/)

  await later.dblclick()
  await page.getByRole('button', { name: 'Change', exact: true }).first().click()
  const technicians = page.getByRole('listbox', { name: 'Technicians' })
  await technicians.getByRole('option', { name: 'Luc Thibeau' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(change.filter({ hasText: /Crew changed, now with: Luc Thibeau/ })).toBeVisible()
})

test('a dispatcher plans with the keyboard alone, and goes on while offline', async ({
  world,
  office,
}) => {
  const page = await office.newPage()
  await openSignedIn(page, world, 'admin', '/schedule')
  await everythingHasArrived(page)
  await openBoard(page, world, day)
  const said = page.locator('output')

  await page.getByRole('button', { name: /^Amir Haddad, / }).focus()
  await page.keyboard.press('q')
  await expect(page.locator('[data-drop=queue] [data-visit]').first()).toBeFocused()
  const row = queueRows(page).first()
  await row.focus()
  const title = await titleOf(row)
  await page.keyboard.press('m')
  await expect(said).toContainText(`Moving ${title}`)
  await page.keyboard.press('ArrowDown')
  await expect(said).toHaveText(/^Claire Boudreau, /)
  const from = startOf(await said.innerText())
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(said).toContainText(`${clock(from + 75)} to ${clock(from + 135)}`)
  await page.keyboard.press('Enter')
  const planned = visitOf(page, 'Claire Boudreau', title)
  await expect(planned).toBeFocused()
  await expect(planned).toHaveAccessibleName(
    new RegExp(`^${clock(from + 75)} to ${clock(from + 135)}, `),
  )

  await page.keyboard.press('r')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(planned).toHaveAccessibleName(
    new RegExp(`^${clock(from + 75)} to ${clock(from + 150)}, `),
  )
  await everythingHasArrived(page)

  await page.keyboard.press('a')
  await page.getByRole('option', { name: 'Kofi Mensah' }).click()
  await page.getByLabel('Time', { exact: true }).fill('11:00')
  await page.getByRole('button', { name: 'Save' }).click()
  const given = visitOf(page, 'Kofi Mensah', title)
  await expect(given).toHaveAccessibleName(/^11:00 to 12:15, /)
  await everythingHasArrived(page)

  await office.setOffline(true)
  await given.focus()
  await page.keyboard.press('m')
  await page.keyboard.press('ArrowUp')
  await expect(said).toHaveText(/^Daniel Reyes, /)
  await page.keyboard.press('Escape')
  await expect(said).toHaveText(`${title} stays where it was.`)
  await expect(given).toBeFocused()
  await page.keyboard.press('m')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  const offline = visitOf(page, 'Daniel Reyes', title)
  await expect(offline).toBeFocused()
  await expect(offline).toHaveAccessibleName(/^11:00 to 12:15, .*Not synced yet/)
  await page.keyboard.press('Control+z')
  await expect(given).toBeFocused()
  await page.keyboard.press('Control+Shift+z')
  await expect(offline).toBeFocused()
  await office.setOffline(false)
  await everythingHasArrived(page)
  await expect(offline).not.toHaveAccessibleName(/Not synced yet/)
})

test.describe('on a tablet', () => {
  test('a finger lifts a visit after holding it, and swiping scrolls', async ({
    world,
    browser,
  }) => {
    const context = await browser.newContext({
      viewport: { width: 820, height: 1180 },
      hasTouch: true,
      locale: 'en-GB',
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    await openSignedIn(page, world, 'admin', '/schedule')
    await everythingHasArrived(page)
    await openBoard(page, world, day)
    const row = queueRows(page).first()
    const title = await titleOf(row)
    const box = await row.boundingBox()
    if (!box) throw new Error('The queue is empty')
    const to = await pointAt(page, 'Nora MacLeod', 9.5)
    const cdp = await context.newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      cdp.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
      })
    await touch('touchStart', box.x + 20, box.y + 20)
    await expect(page.locator('[data-lifting]')).toHaveCount(1)
    await touch('touchMove', to.x - 20, to.y)
    await touch('touchMove', to.x, to.y)
    await touch('touchEnd')
    await expect(visitOf(page, 'Nora MacLeod', title)).toHaveAccessibleName(/^9:30 to 10:30, /)

    const middle = await pointAt(page, 'Amir Haddad', 10)
    const pinch = (type: 'touchStart' | 'touchMove', half: number) =>
      cdp.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [-half, half].map((by, id) => ({ x: middle.x + by, y: middle.y, id })),
      })
    await pinch('touchStart', 30)
    await pinch('touchMove', 40)
    await pinch('touchMove', 60)
    await touch('touchEnd')
    await expect(page).toHaveURL(/zoom=\d/)
    // The two steps may be drawn one after the other.
    await expect(async () => {
      const zoomed = await pointAt(page, 'Amir Haddad', 10)
      expect(zoomed.ppm).toBeGreaterThan(middle.ppm)
      expect(Math.abs(zoomed.x - middle.x)).toBeLessThan(2)
    }).toPass()
    await context.close()
  })
})

/** Notes from now on, in `glowing`, the ids of visits that are animated: the glow itself is soon over. */
const noteGlow = `
  globalThis.glowing = []
  const animate = Element.prototype.animate
  Element.prototype.animate = function (...args) {
    if (this.dataset.visit) glowing.push(this.dataset.visit)
    return animate.apply(this, args)
  }
`

test('two dispatchers at once: both changes stay, and what broke is a problem', async ({
  world,
  office,
  browser,
}) => {
  const page = await office.newPage()
  await openSignedIn(page, world, 'admin', '/schedule')
  await everythingHasArrived(page)
  await openBoard(page, world, day)
  const title = await titleOf(queueRows(page).first())
  await dragTo(page, queueRows(page).first(), await pointAt(page, 'Nora MacLeod', 10))
  await everythingHasArrived(page)

  const other = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' })
  const owner = await other.newPage()
  await openSignedIn(owner, world, 'owner', '/schedule')
  await everythingHasArrived(owner)
  await openBoard(owner, world, day)
  const theirs = visitOf(owner, 'Nora MacLeod', title)
  await expect(theirs).toBeVisible()

  // One gives it to someone else while the other, offline, moves it to another time.
  await office.setOffline(true)
  await dragTo(
    page,
    visitOf(page, 'Nora MacLeod', title),
    await pointAt(page, 'Nora MacLeod', 16.5),
  )
  await expect(visitOf(page, 'Nora MacLeod', title)).toHaveAccessibleName(/^16:30 to 17:30/)
  await dragTo(owner, theirs, await pointAt(owner, 'Priya Raman', 10))
  await expect(visitOf(owner, 'Priya Raman', title)).toHaveAccessibleName(/^10:00 to 11:00/)
  await expect(visitOf(owner, 'Priya Raman', title)).not.toHaveAccessibleName(/Not synced yet/)
  await everythingHasArrived(owner)
  await owner.evaluate(noteGlow)
  await office.setOffline(false)
  await expect(visitOf(owner, 'Priya Raman', title)).toHaveAccessibleName(/^16:30 to 17:30/)
  const id = await visitOf(owner, 'Priya Raman', title).getAttribute('data-visit')
  await expect.poll(() => owner.evaluate('glowing')).toEqual([id])
  await expect(visitOf(page, 'Priya Raman', title)).toHaveAccessibleName(/^16:30 to 17:30/)
  await expect(laneOf(page, 'Nora MacLeod').getByRole('button', { name: title })).toBeHidden()

  // Priya's day is over at five: what neither of them saw coming is named with both of them.
  await owner.getByRole('button', { name: /^Problems/ }).click()
  await expect(
    owner.getByRole('region', { name: 'Queue' }).getByRole('button', { name: title }),
  ).toHaveAccessibleName(/Outside working hours.*Changed by two people: /)

  // What the owner does while the admin holds a visit waits until it is put down.
  const beside = await office.newPage()
  await openBoard(beside, world, day)
  await expect(visitOf(beside, 'Priya Raman', title)).toBeVisible()
  const held = visitOf(page, 'Priya Raman', title)
  await openBoard(page, world, day)
  const box = await held.boundingBox()
  if (!box) throw new Error('The visit is not on the screen')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 + 40, box.y + box.height / 2, { steps: 4 })
  await visitOf(owner, 'Priya Raman', title).focus()
  await owner.keyboard.press('u')
  await expect(visitOf(beside, 'Priya Raman', title)).toBeHidden()
  await expect(held).toHaveAccessibleName(/^16:30 to 17:30/)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(held).toBeHidden()
  await other.close()
})
