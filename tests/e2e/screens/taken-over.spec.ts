import { expect } from '@playwright/test'
import { openSignedIn } from '../open-signed-in.ts'
import { signIn } from '../steps.ts'
import { test } from '../world.ts'

test.use({ phoneWorker: false })

test('an order that someone is on site at starts over with the next person, who reads from whom it came', async ({
  world,
  phone,
  browser,
}) => {
  const page = await (await phone.open()).newPage()
  const { id, title } = world.untouchedOrder()
  await openSignedIn(page, world, 'technician', `/orders/${id}`)
  for (const step of ['Accept', 'Start driving', 'I’ve arrived'])
    await page.getByRole('button', { name: step, exact: true }).first().click()
  const status = () => world.find('orders', { status: 'onSite' }).map((order) => order.id)
  await expect.poll(status).toContain(id)
  const toast = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Undo', exact: true }) })
  // A toast stays while the pointer is over it.
  await toast.hover()

  const office = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const desk = await office.newPage()
  await openSignedIn(desk, world, 'admin', `/orders/${id}`)
  await desk.getByRole('button', { name: 'Change', exact: true }).first().click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Remove Daniel Reyes' }).click()
  await expect(
    dialog.getByText('Daniel Reyes is on site. Removing them stops the visit.'),
  ).toBeVisible()
  await dialog.getByText('Nora MacLeod').first().click()
  await expect(
    dialog.getByText('Daniel Reyes is on site. It starts over with Nora MacLeod.'),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  const question = desk.getByRole('alertdialog', { name: 'Reassign this order?' })
  await expect(question).toContainText('It starts over with Nora MacLeod.')
  await question.getByRole('button', { name: 'Reassign anyway' }).click()
  await expect(dialog).toBeHidden()
  const sent = () => world.find('orders', { status: 'dispatched' }).map((order) => order.id)
  await expect.poll(sent).toContain(id)
  await office.close()
  await expect(page.getByRole('heading', { name: 'No longer yours' })).toBeVisible()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(toast).toBeHidden()

  const field = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const next = await field.newPage()
  await signIn(next, world, 'nora.macleod', `/orders/${id}`)
  await expect(next.getByText('Taken over from Daniel Reyes')).toBeVisible()
  await expect(next.getByRole('button', { name: 'Accept', exact: true }).first()).toBeVisible()
  await expect(next.getByRole('button', { name: 'Complete', exact: true })).toHaveCount(0)
  await field.close()
})
