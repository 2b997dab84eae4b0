import { readFileSync } from 'node:fs'
import { type Page, expect } from '@playwright/test'
import { addDays, fromLocalTime, localDay } from '#domain/time/local-time.ts'
import { mondayOf } from '#domain/time/timesheet.ts'
import { timeZone } from '#emulator/demo/base/company.ts'
import { openSignedIn } from '../open-signed-in.ts'
import { everythingHasArrived, pill, readyForOffline, signIn } from '../steps.ts'
import { test, type World } from '../world.ts'
import { openPhone } from './invite-steps.ts'

const nora = { uid: 'demo-heating-2', name: 'Nora MacLeod', email: 'nora.macleod@daybook.demo' }

test('time off and hours reach the office from a phone without a connection, and then the payroll file', async ({
  world,
  office,
  phone,
  browser,
}) => {
  const today = localDay(new Date().toISOString(), timeZone)
  const monday = addDays(mondayOf(today), -7)
  const her = await (await phone.open()).newPage()
  await signIn(her, world, 'nora.macleod', '/dashboard')
  await readyForOffline(her)
  await her.context().setOffline(true)

  const correctedEnd =
    await test.step('she taps her day, corrects last week and asks for time off', async () => {
      for (const name of ['Start my day', 'End my day'])
        await her.getByRole('button', { name }).click()
      await her.getByRole('button', { name: 'My hours' }).click()
      const sheet = her.getByRole('dialog', { name: 'My hours' })
      await sheet.getByRole('button', { name: 'Previous week' }).click()
      await sheet.getByRole('button', { name: 'Edit', exact: true }).first().click()
      const end = halfAnHourAfter(await sheet.getByLabel('End').inputValue())
      await sheet.getByLabel('End').fill(end)
      await sheet.getByLabel('Why?').fill('Forgot to tap')
      await sheet.getByRole('button', { name: 'Save' }).click()
      await expect(sheet.getByText('Corrected: Forgot to tap')).toBeVisible()
      await sheet.getByRole('button', { name: 'Close' }).click()

      await her.getByRole('link', { name: 'Time off' }).click()
      await her.getByRole('button', { name: 'Request time off' }).click()
      const form = her.getByRole('dialog', { name: 'Request time off' })
      await form.getByLabel('Reason').selectOption('Personal')
      await form.getByRole('button', { name: 'Send request' }).click()
      await expect(form.getByLabel('First day')).toHaveAttribute('aria-invalid', 'true')
      await form.getByLabel('First day').fill(today)
      await form.getByLabel('Note').fill('A family matter')
      await form.getByRole('button', { name: 'Send request' }).click()
      await expect(her.getByText('Request sent when you’re back online')).toBeVisible()
      return end
    })

  const desk = await office.newPage()
  await test.step('the office approves that week before anything of it arrives', async () => {
    await openSignedIn(desk, world, 'admin', `/technicians/${nora.uid}?week=${monday}`)
    await desk.getByRole('button', { name: 'Approve week' }).click()
    await expect
      .poll(() => world.find('weeks', { userId: nora.uid, monday, status: 'approved' }))
      .toHaveLength(1)
  })

  await test.step('her correction is refused with the reason, and the rest arrives', async () => {
    await her.context().setOffline(false)
    await pill(her, 'Action needed').click()
    await expect(her.getByText(/^The week of .* was approved before this arrived/)).toBeVisible()
    const [tapped] = world.find('mutations', { name: 'time/clock', actorId: nora.uid })
    expect(tapped).toBeDefined()
  })

  await test.step('the office approves the time off, and a plan for that day says so', async () => {
    await desk.goto(`${world.url}/technicians/absences`)
    const request = desk.getByRole('list', { name: 'Requests' }).getByRole('listitem')
    await request
      .filter({ hasText: 'A family matter' })
      .getByRole('button', { name: 'Approve' })
      .click()
    await expect(desk.getByText('Time off approved')).toBeVisible()
    await expect(
      desk.getByRole('button', { name: `${nora.name}: Personal, Approved` }),
    ).toBeVisible()
    await desk.goto(`${world.url}/orders/new`)
    const suggestions = desk.getByRole('region', { name: 'Suggestions' })
    await expect(suggestions.getByRole('button').first()).toBeVisible()
    await desk.getByLabel('Day (optional)', { exact: true }).fill(today)
    await desk.getByLabel('Start time (optional)', { exact: true }).fill('10:00')
    await expect(desk.getByText(`${nora.name} is away`)).toBeHidden()
    const technicians = desk.getByRole('listbox', { name: 'Technicians' })
    await technicians.getByRole('option', { name: nora.name, exact: true }).click()
    await expect(desk.getByText(`${nora.name} is away`)).toBeVisible()
  })

  await test.step('a colleague sees that she is away, and not why', async () => {
    const his = await openPhone(browser)
    await openSignedIn(his, world, 'technician', '/chat')
    await his.getByRole('button', { name: 'New message' }).click()
    const row = his.getByRole('dialog').getByRole('button', { name: nora.name })
    await expect(row).toContainText('Away')
    await expect(row).not.toContainText('Personal')
    await his.context().close()
  })

  await test.step('the office reopens the week, her correction arrives, and it is approved', async () => {
    await desk.goto(`${world.url}/technicians/${nora.uid}?week=${monday}`)
    await desk.getByRole('button', { name: 'Reopen' }).click()
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Reopen' }).click()
    await expect(her.getByText('The week was reopened.')).toBeVisible()
    await her.getByRole('button', { name: 'Try again' }).click()
    await everythingHasArrived(her)
    await expect(desk.getByText('Corrected: Forgot to tap')).toBeVisible()
    await desk.getByRole('button', { name: 'Approve week' }).click()
    await everythingHasArrived(desk)
  })

  // Her own week begins with its latest day.
  const day = correctedEnd.slice(0, 10)
  expect(await payrollRow(desk, world, { monday, day })).toMatchObject({
    end: correctedEnd,
    paid_minutes: paidMinutes(world, day, correctedEnd),
    status: 'approved',
  })
})

/** A local time, half an hour later. */
function halfAnHourAfter(local: string): string {
  return new Date(Date.parse(`${local}:00Z`) + 30 * 60_000).toISOString().slice(0, 16)
}

/** What she is paid for that day by the server's documents: until the corrected end, without breaks. */
function paidMinutes(world: World, day: string, end: string): string {
  const entries = world
    .find('timeEntries', { userId: nora.uid })
    .filter(({ text }) => localDay(text('startedAt'), timeZone) === day)
  const sum = (kind: string) =>
    entries
      .filter(({ text }) => text('kind') === kind)
      .reduce(
        (total, { text }) => total + Date.parse(text('endedAt')) - Date.parse(text('startedAt')),
        0,
      )
  expect(entries.map(({ text }) => text('endedAt'))).toContain(fromLocalTime(end, timeZone))
  return String(Math.round((sum('day') - sum('break')) / 60_000))
}

/** Her row of a day in the file of its week that the office downloads. */
async function payrollRow(
  desk: Page,
  world: World,
  { monday, day }: { readonly monday: string; readonly day: string },
) {
  await desk.goto(`${world.url}/technicians/hours?week=${monday}`)
  await desk.getByRole('button', { name: 'Export' }).click()
  const downloading = desk.waitForEvent('download')
  await desk.getByRole('button', { name: 'Download CSV' }).click()
  const file = await (await downloading).path()
  const [head = [], ...rows] = readFileSync(file, 'utf8')
    .replace('\uFEFF', '')
    .split('\r\n')
    .map((line) => line.split(','))
  const row = rows.find((cells) => cells.includes(nora.email) && cells.includes(day)) ?? []
  return Object.fromEntries(head.map((column, i) => [column, row[i]]))
}
