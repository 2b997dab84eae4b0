import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { openSignedIn } from '../open-signed-in.ts'
import { pill, readyForOffline, visibleText } from '../steps.ts'
import { test } from '../world.ts'

test('the numbers agree with their lists, stay offline, and lead to charts with tables', async ({
  world,
  office,
}) => {
  const page = await office.newPage()
  await openSignedIn(page, world, 'owner', '/dashboard')
  const stat = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) })
  const figureOf = async (name: string) =>
    Number(/\d+/.exec((await stat(name).innerText()).replace(name, ''))?.[0])

  await test.step('each number is the length of its list', async () => {
    await expect(page.locator('[data-numbers=known]')).toBeVisible()
    for (const [name, path] of [
      ['Unassigned', '/orders?state=unassigned'],
      ['Late or at risk', '/dashboard/orders'],
    ] as const) {
      const count = await figureOf(name)
      await stat(name).click()
      await expect(page).toHaveURL(`${world.url}${path}`)
      await expect(visibleText(page, new RegExp(`^${count} orders?$`))).toBeVisible()
      await page.goBack()
      await expect(page.locator('[data-numbers=known]')).toBeVisible()
    }
  })

  await test.step('offline they stay', async () => {
    const table = page.getByRole('table', { name: 'By technician' })
    await page.getByRole('link', { name: 'Reports', exact: true }).click()
    await expect(table).toBeVisible()
    const shown = await table.innerText()
    await page.goBack()
    await expect(pill(page, /Synced/)).toBeVisible()
    await office.setOffline(true)
    await page.getByRole('link', { name: 'Reports', exact: true }).click()
    await expect(table).toHaveText(shown, { useInnerText: true })
    await office.setOffline(false)
  })

  await test.step('a chart is a sentence, a picture and a table by the keyboard', async () => {
    const picture = page.getByRole('img', { name: /open orders?: / })
    await picture.scrollIntoViewIfNeeded()
    await expect(picture.locator('svg rect').nth(3)).toBeAttached()
    const button = page.getByRole('button', { name: 'Show table' }).last()
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('table', { name: 'Open orders by age' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Hide table' })).toBeFocused()
  })

  await test.step('period and filters live in the address, and the CSV holds what is shown', async () => {
    await page.getByLabel('Period').selectOption('13w')
    await page.getByLabel('Table by').selectOption('week')
    await expect(page).toHaveURL(/period=13w&by=week/)
    await page.reload()
    const table = page.getByRole('table', { name: 'By week' })
    await expect(table).toBeVisible()
    await expect(page.getByLabel('Period')).toHaveValue('13w')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as CSV' }).click(),
    ])
    const lines = readFileSync(await download.path(), 'utf8')
      .trim()
      .split('\r\n')
    expect(lines).toHaveLength(await table.getByRole('row').count())
    expect(lines[0]).toContain('Revenue CAD')
  })

  await test.step('on a phone the charts below the screen are drawn before the page prints', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.reload()
    await expect(page.locator('[data-chart]')).toHaveCount(4)
    await expect(page.locator('[data-chart=waiting]')).not.toHaveCount(0)
    await page.evaluate(() => {
      globalThis.print = () => {
        const drawn = document.querySelectorAll('[data-chart=shown]:has(svg, canvas)')
        document.documentElement.dataset['printed'] = `${drawn.length}`
      }
    })
    await page.getByRole('button', { name: 'Print', exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('data-printed', '4')
  })
})

test('a technician sees their own week, and not the reports', async ({ world, browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await openSignedIn(page, world, 'technician', '/dashboard')
  await page.getByRole('link', { name: 'My week' }).click()
  await expect(page.getByText('Orders completed')).toBeVisible()
  await page.getByRole('button', { name: 'Previous week' }).click()
  await expect(page).toHaveURL(/week=20\d\d-\d\d-\d\d$/)
  await expect(page.getByText('Orders completed')).toBeVisible()
  await page.getByRole('button', { name: 'My hours' }).click()
  const sheet = page.getByRole('dialog', { name: 'My hours' })
  await expect(sheet.getByText(/Paid, week of/)).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await page.goto(`${world.url}/dashboard/reports`)
  await expect(page.getByText('Reports are for the office')).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  await context.close()
})

test.describe('with a service worker', () => {
  test.use({ officeWorker: true })

  test('offline, a chart that was never fetched shows its numbers, and its picture when the network returns', async ({
    world,
    office,
  }) => {
    const page = await office.newPage()
    await openSignedIn(page, world, 'owner', '/dashboard')
    await readyForOffline(page)
    await office.setOffline(true)
    await world.cutNetwork()
    await page.getByRole('link', { name: 'Reports', exact: true }).click()
    const table = page.getByRole('table', { name: 'Last 13 weeks' })
    await expect(table).toBeVisible()
    await expect(visibleText(page, 'The chart needs a connection')).toBeVisible()
    await expect(page.getByText(/^On time: /)).toBeVisible()

    await world.restoreNetwork()
    await office.setOffline(false)
    const picture = page.getByRole('img', { name: /^On time: / })
    await expect(picture.locator('svg').first()).toBeAttached({ timeout: 60_000 })
    await expect(table).toBeHidden()
  })
})
