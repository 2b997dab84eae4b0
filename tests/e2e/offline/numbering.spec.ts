import { type Page, expect } from '@playwright/test'
import { draftDoc } from '../../rules/world/invoice-document.ts'
import { openSignedIn } from '../open-signed-in.ts'
import { everythingHasArrived, readyForOffline, visibleText } from '../steps.ts'
import { test, type World } from '../world.ts'

test.use({ officeWorker: true })

const each = 20
const customers = ['Alder Works', 'Birch Works'] as const

test('two offices issue twenty invoices each without a network, one dies while sending, and the numbers are consecutive', async ({
  world,
  office,
  phone,
}) => {
  const last = Math.max(...numbersOf(world))
  for (const [i, name] of customers.entries()) await addDrafts(world, name, i)
  let context = await phone.open({ viewport: { width: 1280, height: 800 } })
  let laptop = await context.newPage()
  const desk = await office.newPage()
  await openDrafts(desk, world, 'admin', customers[0])
  await openDrafts(laptop, world, 'owner', customers[1])

  await world.cutNetwork()
  for (const page of [desk, laptop]) {
    await page.context().setOffline(true)
    await issueAll(page)
  }
  await world.restoreNetwork()
  await laptop.context().setOffline(false)
  await expect.poll(() => numbersOf(world, 1).length).toBeGreaterThan(0)
  phone.kill()
  await desk.context().setOffline(false)
  context = await phone.open()
  laptop = await context.newPage()
  await laptop.goto(`${world.url}/invoices`)
  for (const page of [desk, laptop]) await everythingHasArrived(page)

  const added = numbersOf(world).filter((seq) => seq > last)
  expect(added.toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 2 * each }, (_, i) => last + 1 + i),
  )
  for (const i of [0, 1]) expect(numbersOf(world, i)).toHaveLength(each)
})

/** The numbers of this year's invoices on the server, or of those of one of the offices in this test. */
function numbersOf(world: World, i?: number): number[] {
  const seqs = world
    .find('invoices', { kind: 'invoice', status: 'issued' })
    .filter(({ text }) => text('number').includes(`-${new Date().getFullYear()}-`))
    .filter(({ id }) => i === undefined || id.startsWith(draftId(i)))
  return seqs.map(({ number }) => number('seq'))
}

/** How the ids of the drafts of an office begin. */
function draftId(i: number): string {
  return `twenty${i}`
}

/** Drafts for a customer of this name, who has no others. */
async function addDrafts(world: World, name: string, i: number): Promise<void> {
  const known = new Set(
    world.find('invoices', { status: 'draft' }).map(({ text }) => text('customerId')),
  )
  const free = world
    .find('invoices', { status: 'issued' })
    .map(({ text }) => text('customerId'))
    .filter((id) => !known.has(id))
  const customerId = [...new Set(free)][i] ?? ''
  await world.change(`customers/${customerId}`, { name })
  const { updatedAt: _, ...draft } = draftDoc({ customerId, currency: 'CAD' })
  for (let n = 0; n < each; n += 1)
    await world.change(`invoices/${draftId(i)}${String(n).padStart(14, '0')}`, draft)
}

async function openDrafts(page: Page, world: World, person: 'admin' | 'owner', name: string) {
  await openSignedIn(page, world, person, `/invoices?show=drafts&q=${encodeURIComponent(name)}`)
  await readyForOffline(page)
  await expect(visibleText(page, `${each} invoices`)).toBeVisible()
}

async function issueAll(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.getByRole('button', { name: `Issue ${each}` }).click()
  const sheet = page.getByRole('dialog', { name: `Issue ${each} invoices` })
  await sheet.getByRole('button', { name: /^Issue / }).click()
  await expect(page.getByText(`${each} invoices issued`)).toBeVisible()
}
