import { expect, type Locator, type Page } from '@playwright/test'
import { axeIsClean } from '../../tools/axe-findings.ts'
import { openSignedIn } from '../open-signed-in.ts'
import { everythingHasArrived } from '../steps.ts'
import { test } from '../world.ts'

test('the office works through its orders with the keyboard, and changes several at once', async ({
  world,
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
  })
  const page = await context.newPage()
  await openSignedIn(page, world, 'admin', '/orders?state=all')
  await everythingHasArrived(page)
  const table = page.getByRole('grid', { name: 'Orders' })
  const rows = table.locator('tbody tr')
  await expect(rows.nth(21)).toBeInViewport({ ratio: 1 })
  await axeIsClean(page)
  const count = (await rowCount(table)) - 1
  await expect(page.getByText(`${count} orders`)).toBeVisible()

  await test.step('arrows, Home, End and Enter', async () => {
    await rows.first().getByRole('link').focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focusedRow(page)).toBe(3)
    await page.keyboard.press('End')
    await expect.poll(() => focusedRow(page)).toBe(count + 1)
    await page.keyboard.press('Home')
    await expect.poll(() => focusedRow(page)).toBe(2)
    await page.keyboard.press('PageDown')
    await expect.poll(() => focusedRow(page)).toBeGreaterThan(15)
    const title = await page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
    const place = await focusedRow(page)
    const top = await table.locator('..').evaluate((box) => box.scrollTop)
    const focused = table.locator('tr:has(a:focus)')
    const customer = await focused.locator('td').nth(3).innerText()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeFocused()
    // The list keeps its place, and nothing in it is cut off beside the order.
    await expect(table.locator('[aria-current="page"]')).toHaveText(title)
    await expect(table.locator('tr:has([aria-current="page"])')).toContainText(customer)
    expect(await table.locator('..').evaluate((box) => box.scrollTop)).toBe(top)
    expect(await table.locator('..').evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
    await axeIsClean(page)
    await page.keyboard.press('Escape')
    await expect.poll(() => focusedRow(page)).toBe(place)
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.keyboard.press('Escape')
    await expect.poll(() => focusedRow(page)).toBe(place)
    await page.goBack()
    await expect(page).toHaveURL(/\/orders\?state=all$/)
    await expect.poll(() => focusedRow(page)).toBe(place)
  })

  await test.step('J and K open the next order and the previous one', async () => {
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/orders\/[^/]+\?state=all$/)
    const opened = page.url()
    await expectCurrent(table, opened)
    await page.keyboard.press('j')
    await expect(page).not.toHaveURL(opened)
    await expectCurrent(table, page.url())
    await page.keyboard.press('k')
    await expectCurrent(table, opened)
    await expect(page).toHaveURL(opened)
    await page.goto(`${world.url}/orders?state=all`)
    await expect(rows.first()).toBeVisible()
  })

  await test.step('sorting and columns, in a view that a link reproduces', async () => {
    await table.getByRole('button', { name: 'Title' }).press('Enter')
    await expect(page).toHaveURL(/sort=title/)
    await expect(table.getByRole('columnheader', { name: 'Title' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await table.getByRole('button', { name: 'Title' }).press('Enter')
    await expect(page).toHaveURL(/sort=-title/)
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Place' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Created' }).click()
    await page.keyboard.press('Escape')
    await expect(table.getByRole('columnheader', { name: 'Place' })).toBeHidden()
    await expect(table.getByRole('columnheader', { name: 'Created' })).toBeVisible()
    await page.getByRole('button', { name: 'Views' }).click()
    await page.getByRole('menuitem', { name: 'Save this view…' }).click()
    const sheet = page.getByRole('dialog', { name: 'Save this view' })
    await axeIsClean(page)
    await sheet.getByLabel('Name').fill('By title')
    const link = await sheet.getByLabel('Link to share').inputValue()
    await sheet.getByRole('button', { name: 'Save' }).click()
    await page.goto(`${world.url}/orders`)
    await page.getByRole('button', { name: 'Views' }).click()
    await page.getByRole('menuitem', { name: 'By title' }).click()
    expect(page.url()).toBe(link)
    // The rows of the view before stay until those of this one are sorted.
    await expect.poll(() => titlesDescend(rows)).toBe(true)
    const first = await rows.first().getByRole('link').textContent()
    await page.evaluate(() => localStorage.removeItem('daybook:tables'))
    await page.goto(link)
    await expect(rows.first().getByRole('link')).toHaveText(first ?? '')
    await expect(table.getByRole('columnheader', { name: 'Created' })).toBeVisible()
    await expect(table.getByRole('columnheader', { name: 'Place' })).toBeHidden()
  })

  await test.step('several orders move to a day, are held, and come back', async () => {
    await page.goto(`${world.url}/orders?state=toSend`)
    await expect(rows.first()).toBeVisible()
    const shown = (await rowCount(table)) - 1
    const before = await rows.first().innerText()
    await rows.first().getByRole('link').focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Shift+ArrowDown')
    const bar = page.getByRole('region', { name: '2 orders selected' })
    await expect(bar).toBeVisible()
    await expect(rows.first()).toHaveAttribute('aria-selected', 'true')
    await axeIsClean(page)
    await page.keyboard.press('ControlOrMeta+a')
    await expect(page.getByRole('region', { name: `${shown} orders selected` })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(bar).toBeHidden()
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: 'Move to day' }).focus()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Move to day' })).toBeHidden()
    await expect.poll(() => focusedRow(page)).toBeGreaterThan(0)

    const box = (i: number) => rows.nth(i).getByRole('checkbox')
    await box(0).check()
    await box(2).click({ modifiers: ['Shift'] })
    for (const i of [0, 1, 2]) await expect(box(i)).toBeChecked()
    await box(2).uncheck()
    await bar.getByRole('button', { name: 'Move to day' }).click()
    const sheet = page.getByRole('dialog', { name: 'Move 2 orders' })
    await axeIsClean(page)
    await sheet.getByLabel('Day').fill(`${new Date().getFullYear() + 1}-03-02`)
    await sheet.getByRole('button', { name: 'Move' }).click()
    await expect(page.getByText('2 orders changed', { exact: true })).toBeVisible()
    await expect(rows.first()).not.toHaveText(before, { useInnerText: true })
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('2 orders changed back')).toBeVisible()
    await expect.poll(() => rows.first().innerText()).toBe(before)

    await bar.getByRole('button', { name: 'Assign' }).click()
    const assign = page.getByRole('dialog', { name: 'Assign 2 orders' })
    await expect(assign.getByRole('button', { name: 'Assign' })).toBeDisabled()
    const everyone = assign.getByRole('option')
    await expect(everyone.filter({ hasText: /: .* of \d+/ }).first()).toBeVisible()
    await axeIsClean(page)
    await everyone.filter({ hasText: 'Unassigned' }).click()
    await expect(assign.getByRole('button', { name: 'Assign' })).toBeEnabled()
    await assign.getByRole('button', { name: 'Cancel' }).last().click()

    await bar.getByRole('button', { name: 'Change status' }).click()
    await page.getByRole('menuitem', { name: 'Put on hold (2)' }).click()
    const hold = page.getByRole('dialog', { name: 'Put on hold (2)' })
    await hold.getByRole('button', { name: 'Save' }).click()
    await expect(hold.getByText('Enter a reason.')).toBeVisible()
    await hold.getByLabel('Why?').fill('Waiting for parts')
    await hold.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => rowCount(table)).toBe(shown - 1)
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => rowCount(table)).toBe(shown + 1)
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect.poll(() => rowCount(table)).toBe(shown - 1)
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => rowCount(table)).toBe(shown + 1)
    await everythingHasArrived(page)
  })

  await test.step('a file holds what is shown', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).first().click()
    expect((await download).suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/)
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focusedRow(page)).toBeGreaterThan(1)
    await page.getByRole('heading', { level: 1 }).focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focusedRow(page)).toBeGreaterThan(1)
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focusedRow(page)).toBeGreaterThan(1)
  })
})

/** Waits until the row is marked whose page is at this address. */
async function expectCurrent(table: Locator, address: string): Promise<void> {
  const { pathname, search } = new URL(address)
  await expect(table.locator('[aria-current="page"]')).toHaveAttribute('href', pathname + search)
}

/** How many rows a table has, with its head. */
async function rowCount(table: Locator): Promise<number> {
  return Number(await table.getAttribute('aria-rowcount'))
}

/** The place of the row that has the keyboard, as a screen reader reads it; the head is row 1. */
function focusedRow(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.activeElement?.closest('tr')?.ariaRowIndex))
}

/** Whether the rows in sight are sorted by title, last first. */
async function titlesDescend(rows: Locator): Promise<boolean> {
  const titles = await rows.getByRole('link').allTextContents()
  const { compare } = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' })
  return (
    titles.length > 1 && titles.every((title, i) => compare(titles[i - 1] ?? title, title) >= 0)
  )
}
