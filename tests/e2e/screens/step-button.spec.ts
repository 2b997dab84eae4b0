import { expect } from '@playwright/test'
import { accept, injectLab, openOrder } from '../cases/steps.ts'
import { test } from '../world.ts'

test.use({ officeWorker: true })

test('the button of a step means that step alone, whether the day’s clock is offered with it or not', async ({
  world,
  office,
}) => {
  const { page } = await openOrder(office, world)
  await accept(page)
  const both = page.getByRole('button', { name: 'Start day and drive' })
  await expect(both).toBeVisible()
  const step = page.getByRole('button', { name: 'Start driving', exact: true })
  const button = await step.elementHandle()
  await injectLab(page)

  const clock = (endIds: string[], entryId: string | null) =>
    page.evaluate(
      ([ends, id]) =>
        window.lab.mutate('time/clock', {
          endIds: ends,
          start: id === null ? null : { entryId: id, kind: 'day', orderId: null },
        }),
      [endIds, entryId] as const,
    )
  await clock([], 'a-day')
  await expect(both).toBeHidden()
  expect(await step.evaluate((one, before) => one === before, button)).toBe(true)
  await clock(['a-day'], null)
  await expect(page.getByRole('button', { name: 'Resume day and drive' })).toBeVisible()
  expect(await step.evaluate((one, before) => one === before, button)).toBe(true)
})

test('a pause for lunch is the break of the running day too, and resuming the order ends it', async ({
  world,
  office,
}) => {
  const { page } = await openOrder(office, world)
  await accept(page)
  await page.getByRole('button', { name: 'Start day and drive' }).click()
  await page.getByRole('button', { name: 'I’ve arrived', exact: true }).click()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Pause' }).click()
  const why = page.getByRole('dialog', { name: 'Pause' })
  await why.getByRole('button', { name: 'Weather' }).click()
  await expect(why.getByText('Starts your break too')).toBeHidden()
  await why.getByRole('button', { name: 'Lunch' }).click()
  await expect(why.getByText('Starts your break too')).toBeVisible()
  await why.getByRole('button', { name: 'Pause', exact: true }).click()
  await expect(page.getByText(/On break since .* Resume ends it/)).toBeVisible()

  const breaks = () =>
    world
      .find('timeEntries', { userId: 'demo-technician', kind: 'break' })
      .map(({ text }) => text('endedAt'))
  await expect.poll(breaks).toContain('')
  await page.getByRole('button', { name: 'Resume', exact: true }).click()
  await expect(page.getByText(/On break since/)).toBeHidden()
  await expect.poll(breaks).not.toContain('')
})
