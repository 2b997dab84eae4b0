import { type Locator, type Page, expect } from '@playwright/test'
import { openSignedIn } from '../open-signed-in.ts'
import { test } from '../world.ts'

const phone = { width: 390, height: 844 }
const onPhone = { viewport: phone, hasTouch: true, isMobile: true, locale: 'en-GB' }

const steps = [
  ['Accept', 'Accepted'],
  ['Start driving', 'On the way'],
  ['I’ve arrived', 'On site'],
] as const

test('a sheet on the phone keeps its height, follows the finger, and no toast covers a control', async ({
  world,
  browser,
}) => {
  const context = await browser.newContext(onPhone)
  const page = await context.newPage()
  const { id } = world.untouchedOrder()
  await world.askNothing(id)
  await openSignedIn(page, world, 'technician', `/orders/${id}`)
  const panel = page.locator('[data-sheet]')
  const dialog = page.getByRole('dialog')

  await test.step('a toast stands above the primary action and the tab bar', async () => {
    const toast = page.locator('[data-sonner-toast]').first()
    for (const [step, status] of steps) {
      await page.getByRole('button', { name: step, exact: true }).click()
      await expect(toast).toContainText(status)
      await expect.poll(() => covered(page, toast)).toEqual([])
    }
    await expect(toast.getByRole('button', { name: 'Undo' })).toBeVisible()
  })

  await test.step('a small sheet follows its content until it is used, what is chosen in it is filled in the sun', async () => {
    await page.getByRole('button', { name: 'Can’t complete' }).first().click()
    await expect(dialog).toBeVisible()
    await settled(panel)
    const heightOf = async () => Math.round((await panel.boundingBox())?.height ?? 0)
    const opened = await heightOf()
    // What is read late makes it higher, and it does not shrink where that goes away again.
    await lateContent(page, '60px')
    await expect.poll(heightOf).toBe(opened + 60)
    await lateContent(page, '0')
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(await heightOf()).toBe(opened + 60)
    const before = await panel.boundingBox()
    const chip = dialog.locator('[aria-pressed]').first()
    await chip.click()
    await lateContent(page, '120px')
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(await panel.boundingBox()).toEqual(before)
    await lateContent(page, '0')
    await expect(dialog.getByRole('button', { name: 'Cancel' }).last()).toBeInViewport({ ratio: 1 })
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'sun'))
    await expect(chip).toHaveAttribute('aria-pressed', 'true')
    const place = page.locator('nav [aria-current="page"] span').filter({ visible: true }).first()
    for (const one of [chip, place]) await expect.poll(() => contrastWithin(one)).toBeGreaterThan(7)
    await page.evaluate(() => document.documentElement.removeAttribute('data-theme'))
    await dialog.getByRole('button', { name: 'Cancel' }).last().click()
    await expect(dialog).toBeHidden()
  })

  await test.step('a sheet with a form is tall; pulled a little it springs back, thrown it leaves', async () => {
    await page.getByRole('button', { name: 'Add part' }).click()
    await settled(panel)
    const before = await panel.boundingBox()
    expect(before?.height).toBeCloseTo(phone.height * 0.9, 0)
    await pull(page, dialog.getByRole('heading').first(), [40, 80, 120], 120)
    await settled(panel)
    expect(await panel.boundingBox()).toEqual(before)
    await pull(page, dialog.getByRole('heading').first(), [60, 180, 340], 16)
    await expect(dialog).toBeHidden()
  })

  await test.step('over a photo that fills the screen, a toast is below the close button', async () => {
    const photos = page.locator('section:has(#part-photos)').last()
    await photos.locator('input[data-files]').setInputFiles('public/icon-512.png')
    await photos.locator('li button').first().click()
    await settled(panel)
    // A file that was chosen before turns out not to be a photo.
    const broken = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') }
    await photos.locator('input[data-files]').setInputFiles(broken)
    const close = dialog.getByRole('button', { name: 'Close' })
    const toast = page.locator('[data-sonner-toast]').first()
    await expect(toast).toContainText('broken.jpg')
    await expect(toast).toBeVisible()
    await settled(toast)
    const [over, button] = [await toast.boundingBox(), await close.boundingBox()]
    expect(over?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0))
  })
  await context.close()
})

test('a message is answered from its menu: by a long press, and with the keyboard', async ({
  world,
  browser,
}) => {
  const context = await browser.newContext(onPhone)
  const page = await context.newPage()
  await openSignedIn(page, world, 'technician', '/chat?thread=team')
  const message = page.getByRole('article').filter({ hasText: 'tomorrow’s delivery' })
  const words = message.getByText(/tomorrow’s delivery/)
  const menu = page.getByRole('menu', { name: 'Message options' })
  const replying = page.getByRole('button', { name: 'Cancel reply' })

  // A finger that moves scrolls.
  await expect(words).toBeInViewport({ ratio: 1 })
  await pull(page, words, [-30, -30, -30], 250)
  await expect(menu).toBeHidden()
  await pull(page, words, [0], 700)
  await expect(menu.getByRole('menuitem')).toHaveText(['Reply', 'Copy text'])
  await expect.poll(() => distance(menu, words)).toBeLessThan(30)
  await menu.getByRole('menuitem', { name: 'Reply' }).tap()
  await expect(replying).toBeVisible()
  await expect(menu).toBeHidden()
  await replying.tap()

  await message.getByRole('button', { name: 'Message options' }).press('Enter')
  await expect(menu).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(replying).toBeVisible()
  await context.close()
})

/** Pixels between two boxes, up or down. */
async function distance(one: Locator, other: Locator): Promise<number> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  return a && b ? Math.max(a.y - b.y - b.height, b.y - a.y - a.height) : Infinity
}

/** What of the controls at the bottom of the page the toast covers. */
async function covered(page: Page, toast: Locator): Promise<readonly string[]> {
  const over = await toast.boundingBox()
  if (!over) return ['no toast']
  const bars = page.locator('[data-foot], nav').filter({ visible: true })
  const boxes = await bars.evaluateAll((all) =>
    all.map((one) => {
      const { top, bottom } = one.getBoundingClientRect()
      return { top, bottom, name: one.textContent }
    }),
  )
  expect(boxes.length).toBeGreaterThan(1)
  return boxes
    .filter(({ top, bottom }) => top < over.y + over.height && bottom > over.y)
    .map(({ name }) => name)
}

/** Content of a sheet of this height, as if it had been read from the device just now. */
function lateContent(page: Page, height: string): Promise<void> {
  return page.evaluate((high) => {
    const body = document.querySelector('[data-scroll="sheet"]')
    const late = body?.querySelector('[data-late]') ?? document.createElement('div')
    late.setAttribute('data-late', '')
    late.setAttribute('style', `flex: none; height: ${high}`)
    body?.append(late)
  }, height)
}

/** The contrast of something's text with its own fill; 1 where it has none. */
function contrastWithin(one: Locator): Promise<number> {
  return one.evaluate((element) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('No canvas')
    const lightness = (color: string) => {
      context.fillStyle = color
      context.fillRect(0, 0, 1, 1)
      const [r = 0, g = 0, b = 0] = [...context.getImageData(0, 0, 1, 1).data].map((part) => {
        const share = part / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const { color, backgroundColor } = getComputedStyle(element)
    const both = [lightness(color), lightness(backgroundColor)]
    return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05)
  })
}

/** Waits until the sheet has stopped moving. */
async function settled(panel: Locator): Promise<void> {
  await expect
    .poll(() => panel.evaluate((one) => one.getAnimations({ subtree: false }).length))
    .toBe(0)
}

/** Drags a finger from the middle of an element by each of these distances down, with this pause (ms) between them. */
async function pull(page: Page, from: Locator, distances: readonly number[], pause: number) {
  const box = await from.boundingBox()
  if (!box) throw new Error('Nothing to pull')
  const client = await page.context().newCDPSession(page)
  const at = (by: number) => [{ x: box.x + box.width / 2, y: box.y + box.height / 2 + by }]
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', by: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : at(by),
    })
  await send('touchStart', 0)
  for (const [i, by] of distances.entries()) {
    // A finger that moves does so at once: on a slow machine even a short pause would be a long press.
    if (i > 0 || by === 0) await page.waitForTimeout(pause)
    await send('touchMove', by)
  }
  await send('touchEnd', 0)
}
