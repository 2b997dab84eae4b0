import { readFileSync } from 'node:fs'
import { type Page, expect } from '@playwright/test'
import { pill, signIn, workerIsReady } from './steps.ts'
import { test } from './world.ts'

const picture = 'public/icon-512.png'
const part = 'Copper elbow 15 mm'

test('a job with all its evidence, done without a network and through two deaths, is whole at the office', async ({
  world,
  office,
  phone,
}) => {
  const order = world.untouchedOrder()
  await world.ask(order.id, ['photos:1', 'signature', 'parts'])
  let screen = await (await phone.open()).newPage()
  const reopen = async (path: string) => {
    phone.kill()
    screen = await (await phone.open({ offline: true })).newPage()
    await screen.goto(`${world.url}${path}`)
  }

  await test.step('the morning: the day is on the phone, then the network goes', async () => {
    await signIn(screen, world, 'technician', '/dashboard')
    await workerIsReady(screen)
    await screen.goto(`${world.url}/orders/${order.id}`)
    await expect(screen.getByText('0 of 1 wanted')).toBeVisible()
    await screen.close()
    phone.kill()
    await world.cutNetwork()
    screen = await (await phone.open({ offline: true })).newPage()
    await screen.goto(`${world.url}/dashboard`)
    await screen.getByRole('button', { name: 'Start my day' }).click()
    await expect(screen.getByText('Ready for no signal')).toBeVisible()
  })

  await test.step('on site: what is missing is named, and leads to its place', async () => {
    await screen.goto(`${world.url}/orders/${order.id}`)
    for (const step of ['Accept', 'Set off', 'I am on site', 'Finish the work'])
      await screen.getByRole('button', { name: step, exact: true }).click()
    const missing = screen.getByRole('dialog')
    for (const thing of ['1 photo', 'The signature', 'The parts that were used'])
      await expect(missing.getByRole('button', { name: thing })).toBeVisible()
    await missing.getByRole('button', { name: '1 photo' }).click()
    await expect(missing).toBeHidden()
  })

  await test.step('a photo with an arrow and words under it', async () => {
    await screen.locator('#part-photos input[data-files]').setInputFiles(picture)
    await screen.getByRole('button', { name: /^Photo of/ }).click()
    await screen.getByRole('button', { name: 'Draw on it', exact: true }).click()
    await drag(screen, '[data-sheet] img', [
      [0.2, 0.2],
      [0.7, 0.6],
    ])
    await screen.getByRole('button', { name: 'Save', exact: true }).click()
    const caption = screen.getByLabel('What does it show?')
    await caption.fill('Leak at the elbow')
    await caption.blur()
    await screen.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(screen.getByRole('button', { name: /^Leak at the elbow/ })).toBeVisible()
    await expect(screen.getByText('1 of 1 wanted')).toBeVisible()
  })

  await test.step('a part in words, and the customer signs for what they read', async () => {
    await screen.getByRole('button', { name: 'Add a part' }).click()
    await screen.getByRole('searchbox', { name: 'Search parts' }).fill(part)
    await screen.getByText(`Note “${part}” in words`).click()
    await screen.getByRole('button', { name: 'Add it' }).click()
    await expect(screen.getByRole('dialog')).toBeHidden()
    await screen.getByRole('button', { name: 'Let somebody sign' }).click()
    const sheet = screen.getByRole('dialog')
    await expect(sheet.getByText(new RegExp(part))).toBeVisible()
    await sheet.getByRole('button', { name: 'Sign', exact: true }).click()
    await expect(sheet.getByText('Please sign in the field above')).toBeVisible()
    await sheet.getByLabel('Your name').fill('Marta Vidal')
    await drag(screen, '[data-sheet] svg:has(title)', [
      [0.1, 0.5],
      [0.3, 0.2],
      [0.5, 0.7],
    ])
    await sheet.getByRole('button', { name: 'Sign', exact: true }).click()
    await expect(screen.getByText('Marta Vidal')).toBeVisible()
  })

  await test.step('killed: everything is still there, and the work is finished', async () => {
    await reopen(`/orders/${order.id}`)
    await expect(screen.getByText('Marta Vidal')).toBeVisible()
    await expect(screen.getByRole('button', { name: /^Leak at the elbow/ })).toBeVisible()
    await screen.getByRole('button', { name: 'Finish the work' }).click()
    await expect(screen.getByText('Done', { exact: true }).first()).toBeVisible()
    const download = screen.waitForEvent('download')
    await screen.getByRole('button', { name: 'PDF for the customer' }).click()
    const pdf = readFileSync(await (await download).path())
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdf.length).toBeGreaterThan(20_000)
  })

  await test.step('a picture in the conversation, and killed again', async () => {
    await screen.goto(`${world.url}/chat?thread=order-${order.id}`)
    await screen.locator('form input[data-files]').setInputFiles(picture)
    await expect(screen.locator('form img')).toBeVisible()
    await screen.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(screen.locator('article img').first()).toBeVisible()
    await reopen('/dashboard')
    await expect(pill(screen, /waiting/)).toBeVisible()
  })

  await test.step('the evening: all of it arrives, once', async () => {
    await world.restoreNetwork()
    await screen.context().setOffline(false)
    await expect(pill(screen, /All sent/)).toBeVisible({ timeout: 30_000 })
    const names = world.receiptsOf(order.id).map(({ name }) => name)
    const count = (name: string) => names.filter((one) => one === name).length
    expect(count('photo/add')).toBe(2)
    expect(count('stock/use')).toBe(1)
    expect(count('message/send')).toBe(1)
    expect(names.filter((name) => name === 'order/move')).toHaveLength(4)
  })

  await test.step('and the office sees it', async () => {
    const desk = await office.newPage()
    await signIn(desk, world, 'admin', `/orders/${order.id}`)
    const photo = desk.getByRole('button', { name: 'Leak at the elbow, received by the office' })
    await photo.scrollIntoViewIfNeeded()
    await expect(photo.locator('img')).toBeVisible()
    await expect(photo.locator('svg path')).not.toHaveCount(0)
    await expect(desk.getByText(part, { exact: true })).toBeVisible()
    await desk.getByText('What was signed').click()
    await expect(desk.getByText(/These are the words that were signed/)).toBeVisible()
    await desk.goto(`${world.url}/chat?thread=order-${order.id}`)
    await expect(desk.locator('article img').first()).toBeVisible()
  })
})

/** One stroke over an element, through places given as shares of its width and height. */
async function drag(page: Page, selector: string, [first, ...rest]: readonly [number, number][]) {
  const element = page.locator(selector)
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (!box || !first) throw new Error(`Nothing to draw on: ${selector}`)
  const to = ([x, y]: readonly [number, number]) =>
    [box.x + x * box.width, box.y + y * box.height] as const
  await page.mouse.move(...to(first))
  await page.mouse.down()
  for (const place of rest) await page.mouse.move(...to(place), { steps: 4 })
  await page.mouse.up()
}
