import { expect, type Locator, type Page } from '@playwright/test'
import { openSignedIn } from '../open-signed-in.ts'
import { pill, readyForOffline } from '../steps.ts'
import { test } from '../world.ts'

const orders = '/orders?state=all'

for (const [name, viewport, lists] of [
  ['a phone', { width: 390, height: 844 }, [orders, '/customers', '/inventory']],
  ['a desktop', { width: 1440, height: 600 }, [orders, '/chat', '/technicians']],
] as const) {
  test(`going back on ${name} restores the list at the row that was opened`, async ({
    world,
    browser,
  }) => {
    const context = await browser.newContext({ serviceWorkers: 'block', viewport, locale: 'en-GB' })
    const page = await context.newPage()
    await openSignedIn(page, world, 'admin', orders)
    // Until everything has loaded, rows move between the press and the page that it opens.
    await expect(pill(page, /Synced/)).toBeVisible()
    for (const path of lists) {
      await test.step(path, async () => {
        if (path !== orders) await page.goto(`${world.url}${path}`)
        const row = await scrollToRow(page)
        const before = await press(page.locator(`main [data-row="${row}"] a`).first())
        await expect(page).not.toHaveURL(`${world.url}${path}`)
        await expect(page.locator('main h1').last()).toBeFocused()
        if (viewport.width > 1000 && path !== '/technicians') {
          const beside = page.locator(`main [data-row="${row}"]:has([aria-current="page"])`)
          await expect(beside).toBeInViewport({ ratio: 0.99 })
          // Where it was pressed, unless the list ends before.
          if (path === orders) await expectTop(page, row, before)
        }
        await page.goBack()
        await expectTop(page, row, before)
        await expect(page.locator(`main [data-row="${row}"] a`).first()).toBeFocused()
        // The page's own back arrow leads to the same.
        await page.goForward()
        await expect(page.locator('main h1').last()).toBeFocused()
        await page.locator('main header').last().getByRole('link').first().click()
        await expect(page).toHaveURL(`${world.url}${path}`)
        await expectTop(page, row, before)
      })
    }

    await page.goto(`${world.url}${orders}`)
    const row = await scrollToRow(page)
    const before = await press(page.locator(`main [data-row="${row}"] a`).first())
    await expect(page.locator('main h1').last()).toBeFocused()
    await page.goBack()
    await expectTop(page, row, before)
    const height = await listHeight(page)
    await world.addEarlyOrders(12)
    await expect.poll(() => listHeight(page)).toBeGreaterThan(height + 12 * 30)
    await expectTop(page, row, before)
    await page.reload()
    await expectTop(page, row, before)
    await context.close()
  })
}

/** Types in one task of the page, so that no answer arrives between the text and Enter. */
async function typeAndEnter(field: Locator, text: string): Promise<void> {
  await field.evaluate(async (input, typed) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed)
    input.dispatchEvent(new Event('input', { bubbles: true }))
    await Promise.resolve()
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  }, text)
}

test('Back leads to where a page was opened from, and a found order can be found again', async ({
  world,
  browser,
}) => {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  const back = page.locator('main header').last().getByRole('link').first()
  const heading = page.locator('main h1').last()

  // A page opened by a link goes back to the list.
  const order = world.untouchedOrder()
  await openSignedIn(page, world, 'admin', `/orders/${order.id}`)
  await expect(heading).toHaveText(order.title)
  await expect(back).toHaveAccessibleName('All orders')
  // Until everything has loaded, rows and counts change between the check and the press.
  await expect(pill(page, /^Synced/)).toBeVisible()

  await page.getByRole('link', { name: 'Home', exact: true }).click()
  // The order stays on the screen until Home has loaded, and has links to other orders.
  await expect(page).toHaveURL(`${world.url}/dashboard`)
  await expect(heading).not.toHaveText(order.title)
  const href = await page.locator('main a[href^="/orders/demo-"]').first().getAttribute('href')
  // Selected by address, because content that loads above it changes which link is first.
  await page.locator(`main a[href="${href}"]`).first().click()
  await expect(page).toHaveURL(`${world.url}${href}`)
  await expect(back).toHaveAccessibleName('Back to Home')
  // Another row of the list beside it leads back to the same.
  const beside = page.locator('[data-scroll="list"] a:not([aria-current])').first()
  await beside.click()
  await expect(page.locator('main [data-row] [aria-current]')).toHaveCount(1)
  await expect(page).not.toHaveURL(`${world.url}${href}`)
  await expect(back).toHaveAccessibleName('Back to Home')
  // From the order to its customer and back, then back to the start.
  const there = page.url()
  await page.getByRole('main').locator('a[href^="/customers/"]').first().click()
  await expect(page).toHaveURL(/customers/)
  await expect(back).toHaveAccessibleName(/^Back to /)
  await back.click()
  await expect(page).toHaveURL(there)
  await back.click()
  await expect(page).toHaveURL(`${world.url}/dashboard`)

  // Search: by a serial number typed without its dash, and by a person's name.
  const [asset] = world.find('assets', { name: 'Ice machine' })
  await page.keyboard.press('Control+k')
  const field = page.getByRole('dialog').getByRole('searchbox')
  await field.fill(asset?.text('serial').replaceAll('-', '') ?? '')
  const menu = page.getByRole('dialog').getByRole('menuitem')
  await expect(menu.first()).toContainText('Ice machine')
  // Maya Chen, Nora MacLeod and Priya Raman.
  await field.fill('ma')
  const people = page.getByRole('dialog').getByRole('group', { name: 'People' })
  await expect(people.getByRole('menuitem')).toHaveCount(3)
  // Enter before the answer arrives opens a match for the new words, not a person still shown.
  await typeAndEnter(field, asset?.text('serial') ?? '')
  await expect(page).toHaveURL((url) => url.searchParams.get('asset') === asset?.id)
  await page.goBack()

  // More than four, with the keyboard: all of them in their list, as many as were announced.
  await field.fill('boiler')
  const orders = page.getByRole('dialog').getByRole('group', { name: 'Orders' })
  // The matches for the previous words stay until the answer arrives.
  await expect(orders.getByRole('menuitem').first()).toContainText(/boiler/i)
  const all = orders.getByRole('menuitem', { name: /^Show all/ })
  const count = /\d+/.exec(await all.innerText())?.[0]
  for (let i = 0; i < 4; i += 1) await page.keyboard.press('ArrowDown')
  await expect(all).toHaveAttribute('data-marked', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${world.url}/orders?state=all&q=boiler`)
  await expect(page.getByText(`${count} orders`)).toBeVisible()
  await page.goBack()
  await expect(field).toHaveValue('boiler')
  await expect(all).toHaveAttribute('data-marked', 'true')

  const third = orders.getByRole('menuitem').nth(2)
  const found = await third.innerText()
  await third.click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(heading).toBeFocused()
  await expect(back).toHaveAccessibleName('Back to search')
  await back.click()
  await expect(field).toHaveValue('boiler')
  await expect(orders.locator('[data-marked]')).toHaveText(found, { useInnerText: true })
  await context.close()
})

test('a waiting change is found again on the way back from its order', async ({ world, phone }) => {
  const page = await (await phone.open()).newPage()
  // Some are below the one that is opened: what they say of their next try takes a line that comes and goes.
  const orders = world.untouchedOrders(8)
  const { id, title } = orders[4] ?? world.untouchedOrder()
  await openSignedIn(page, world, 'technician', '/dashboard')
  await readyForOffline(page)
  await world.cutNetwork()
  for (const [i, order] of orders.entries()) {
    await page.goto(`${world.url}/orders/${order.id}`)
    await expect(page.getByRole('heading', { name: order.title, level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Accept' }).click()
    // The button shows the step from the press on, the sync status once it is stored.
    await expect(pill(page, new RegExp(`\\b${i + 1} waiting`))).toBeVisible()
  }

  await page.goto(`${world.url}/dashboard?panel=sync`)
  const sheet = page.getByRole('dialog')
  const link = sheet.locator(`a[href="/orders/${id}"]`)
  const before = await press(link)
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeFocused()
  await page.goBack()
  await expect(link).toBeFocused()
  const place = async () => (await link.boundingBox())?.y
  await expect.poll(place).toBeCloseTo(before, -1)
  // A name above it loads late and takes more lines, before the event that reports the scroll.
  const above = sheet.locator('a[href^="/orders/"]').first()
  await above.evaluate((element) => {
    if (element.firstChild instanceof Text) element.firstChild.data += ' and all about it'.repeat(6)
    element.closest('[data-scroll]')?.dispatchEvent(new Event('scroll'))
  })
  await expect.poll(place).toBeCloseTo(before, -1)

  // From far down in an order to its conversation, and back.
  await link.click()
  const talk = page.getByRole('link', { name: 'Open conversation' })
  const talkPlace = await press(talk)
  await expect(page).toHaveURL(/chat/)
  await page
    .locator('main header')
    .getByRole('link', { name: /^Back to / })
    .click()
  await expect(talk).toBeFocused()
  await expect.poll(async () => (await talk.boundingBox())?.y).toBeCloseTo(talkPlace, -1)
  await world.restoreNetwork()
})

/** Scrolls the list down and names a row in the middle of the view. */
async function scrollToRow(page: Page): Promise<string> {
  await expect(page.locator('main [data-row]').nth(3)).toBeVisible()
  await page.locator('main').hover()
  // Not to the end, which moves when a row becomes shorter.
  const isDown = () =>
    page.evaluate(() => {
      const table = document.querySelector('main [data-scroll="list"]:has(table)')
      const { scrollHeight, clientHeight, scrollTop } = table ?? document.documentElement
      return scrollTop >= Math.min(900, (scrollHeight - clientHeight) / 2) - 1
    })
  while (!(await isDown())) {
    await page.mouse.wheel(0, 80)
    await nextFrame(page)
  }
  await atRest(page)
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll('main li[data-row], main tr[data-row]')]
    const [row] = rows
      .map((one) => ({ one, way: Math.abs(one.getBoundingClientRect().top - innerHeight / 2) }))
      .toSorted((a, b) => a.way - b.way)
    return row?.one.getAttribute('data-row') ?? ''
  })
}

/**
 * Presses a link and returns the position in the window of it, or of its row, at that moment; until then more may have
 * loaded above it.
 */
async function press(link: Locator): Promise<number> {
  await link.evaluate((element) =>
    element.addEventListener('click', () =>
      Reflect.set(
        window,
        'pressedAt',
        (element.closest('main [data-row]') ?? element).getBoundingClientRect().top,
      ),
    ),
  )
  await link.click()
  return link.page().evaluate(() => Number(Reflect.get(window, 'pressedAt')))
}

/** Waits until nothing moves between two frames. */
async function atRest(page: Page): Promise<void> {
  let [before, now] = [-1, -2]
  while (before !== now) {
    before = now
    await nextFrame(page)
    now = await page.evaluate(() => {
      const table = document.querySelector('main [data-scroll="list"]:has(table)')
      return (table ?? document.documentElement).scrollTop
    })
  }
}

function nextFrame(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}

/** The height of all rows: a table at the desk scrolls in its own box, rows on a phone with the page. */
function listHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const table = document.querySelector('main [data-scroll="list"]:has(table)')
    return (table ?? document.documentElement).scrollHeight
  })
}

async function topOf(page: Page, row: string): Promise<number> {
  return page
    .locator(`main [data-row="${row}"]`)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top)
}

/** As a conversation is read, its row loses a mark and some height, and a short list may end before. */
const slack = 6

async function expectTop(page: Page, row: string, wanted: number): Promise<void> {
  await expect(async () => {
    const top = await topOf(page, row)
    expect(Math.abs(top - wanted), `${row}: ${top}, was ${wanted}`).toBeLessThanOrEqual(slack)
  }).toPass()
}
