import { type Locator, expect } from '@playwright/test'
import { openSignedIn } from '../open-signed-in.ts'
import { test } from '../world.ts'

const upright = { width: 820, height: 1180 }
const turned = { width: 1180, height: 820 }

test('rotating a tablet keeps what is open and half written', async ({ world, browser }) => {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: upright,
    hasTouch: true,
    locale: 'en-GB',
  })
  const page = await context.newPage()
  await openSignedIn(page, world, 'technician', `/orders/${world.untouchedOrder().id}`)
  // Sections on a tablet, whichever way it is turned.
  await page.getByRole('button', { name: /^Photos and parts/ }).click()
  await page.getByRole('button', { name: 'Get signature' }).click()
  const name = page.getByRole('dialog').getByLabel('Your name')
  await name.fill('Night porter')
  const list = page.locator('main a[href^="/orders/"][aria-current="page"]')
  await expect(list).toBeVisible()
  await page.setViewportSize(turned)
  await expect(list).toBeVisible()
  await expect(name).toHaveValue('Night porter')
  // Nor does an accidental key press discard it.
  await name.press('Escape')
  await expect(name).toHaveValue('Night porter')
  await context.close()
})

test('the newest message and the answer being written both stay in view', async ({
  world,
  browser,
}) => {
  const phone = { width: 390, height: 844 }
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: phone,
    hasTouch: true,
    locale: 'en-GB',
  })
  const page = await context.newPage()
  await openSignedIn(page, world, 'owner', '/chat?thread=team')
  const messages = page.getByRole('log').getByRole('article')
  const field = page.getByRole('textbox', { name: 'Write a message' })
  await page.getByRole('button', { name: /new messages?$|^Jump to latest$/ }).click()
  await expect(messages.last()).toBeInViewport({ ratio: 0.9 })
  // On touch a swipe replies; a finger and a keyboard have the menu.
  await messages.last().getByRole('button', { name: 'Message options' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Reply' }).press('Enter')
  await expect(field).toBeFocused()
  await page.getByRole('button', { name: 'Cancel reply' }).click()
  await expect(field).toBeFocused()
  await field.fill('One\ntwo\nthree\nfour\nfive')
  await expect(messages.last()).toBeInViewport({ ratio: 0.9 })
  const newest = page.getByRole('log').getByText('gritter')
  await page.getByRole('log').hover()
  await page.mouse.wheel(0, -600)
  await expect(newest).not.toBeInViewport()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(messages.filter({ hasText: 'five' })).toBeInViewport()
  await context.close()
})

test('a phone’s back button closes a sheet, keeps its page, and discards nothing half written', async ({
  world,
  browser,
}) => {
  const phone = { width: 390, height: 844 }
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: phone,
    hasTouch: true,
    locale: 'en-GB',
  })
  // The browser asks the newest close watcher, no matter who created it; this stands in for the button.
  await context.addInitScript(() => {
    const host: object = window
    const Watcher = Reflect.get(host, 'CloseWatcher')
    class Remembered extends Watcher {
      constructor() {
        super()
        Reflect.set(window, 'watcher', this)
      }

      destroy() {
        super.destroy()
        if (Reflect.get(window, 'watcher') === this) Reflect.deleteProperty(window, 'watcher')
      }
    }
    Reflect.set(window, 'CloseWatcher', Remembered)
  })
  const page = await context.newPage()
  // A sheet is visible a moment before its close watcher exists.
  const back = async () => {
    const watcher = await page.waitForFunction(() => Reflect.get(window, 'watcher'))
    await watcher.evaluate((one) => one.requestClose())
  }
  const path = `/orders/${world.untouchedOrder().id}`
  await openSignedIn(page, world, 'technician', path)
  const sheet = page.getByRole('dialog')
  const sign = page.getByRole('button', { name: 'Get signature' })
  // Before the visit it is closed to one line.
  await page.getByRole('button', { name: /^Photos and parts/ }).click()
  await sign.click()
  await expect(sheet).toBeVisible()
  await back()
  await expect(sheet).toBeHidden()
  await sign.click()
  const name = sheet.getByLabel('Your name')
  await name.fill('Night porter')
  await back()
  await back()
  await expect(name).toHaveValue('Night porter')
  // The pad over the whole screen is closed alone, and keeps its strokes when the phone is turned.
  const stage = page.getByRole('dialog', { name: 'Sign here' })
  // Starting to write on the small pad opens the large one.
  const small = await page.getByRole('button', { name: 'Sign here' }).boundingBox()
  await page.mouse.move((small?.x ?? 0) + 30, (small?.y ?? 0) + 20)
  await page.mouse.down()
  await page.mouse.move((small?.x ?? 0) + 60, (small?.y ?? 0) + 24, { steps: 5 })
  await page.mouse.up()
  const pad = stage.locator('canvas')
  await pad.click({ position: { x: 40, y: 40 } })
  await page.setViewportSize({ width: phone.height, height: phone.width })
  await expect(stage.getByRole('button', { name: 'Clear' })).toBeEnabled()
  await expect(stage.getByRole('button', { name: 'Done' })).toBeInViewport({ ratio: 1 })
  expect(await inkOf(pad)).toBeGreaterThan(0)
  await page.setViewportSize(phone)
  await back()
  await expect(stage).toBeHidden()
  await expect(name).toHaveValue('Night porter')
  expect(await inkOf(sheet.locator('canvas'))).toBeGreaterThan(0)
  await sheet.getByRole('button', { name: 'Cancel' }).click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(`${world.url}${path}`)
  await context.close()
})

/** How many pixels of a pad are drawn on. */
function inkOf(pad: Locator): Promise<number> {
  return pad.evaluate((canvas: HTMLCanvasElement) => {
    const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data
    return (data ?? []).filter((value, index) => index % 4 === 3 && value > 0).length
  })
}
