import { expect } from 'vitest'
import type { Doc } from '#domain/mutation/types.ts'
import { invoiceArgs, issueArgs } from '#domain/invoice/invoice.fixture.ts'
import type { Device } from './device.ts'
import { createPrng } from './prng.ts'
import { people } from './seed.ts'
import { receipts, visibleDocs } from './visible-docs.ts'
import { createWorld } from './world.ts'
import type { World } from './world.ts'

const hour = 3_600_000
/** Two devices of the same office. */
export const offices = ['desk', 'laptop'] as const

/**
 * Two offices issue `each` invoices without a network, and send them at the same time: with `trouble`, the
 * probability of a fault of a request, over a bad network and while their processes die. Afterwards the numbers are
 * consecutive, their days rise with them, and every issue has arrived once.
 */
export async function numberInvoices(seed: number, each: number, trouble: number): Promise<void> {
  const world = await createWorld(seed)
  const random = createPrng(seed + 1)
  const ids = (name: string) => Array.from({ length: each }, (_, i) => `${name}-${i}`)
  try {
    for (const name of offices)
      for (const invoiceId of ids(name)) {
        const made = await world
          .device(name)
          .mutate('invoice/create', invoiceArgs({ invoiceId, customerId: 'k1' }))
        expect(made.ok).toBe(true)
      }
    await drainAll(world, 0, random)
    for (const name of offices) await world.device(name).take(world.visible(name, false))

    for (let i = 0; i < each; i += 1)
      for (const name of offices) {
        world.advance(Math.floor(random() * 30) * hour)
        await issue(world.device(name), `${name}-${i}`, world.now(name))
      }
    await sendAll(world, trouble, random)
    await check(world, offices.flatMap(ids))
  } finally {
    await world.close()
  }
}

async function issue(device: Device, invoiceId: string, now: number): Promise<void> {
  const day = new Date(now).toISOString().slice(0, 10)
  const issued = await device.mutate('invoice/issue', issueArgs({ invoiceId, day }))
  expect(issued.ok).toBe(true)
  expect(await device.db.invoices.get(invoiceId)).toMatchObject({ status: 'issuing', seq: null })
}

/** Both send until all has arrived: first with `trouble`, the probability of a fault of a request, then without. */
export async function sendAll(world: World, trouble: number, random: () => number): Promise<void> {
  for (let round = 0; round < 6; round += 1) await drainAll(world, trouble, random)
  await world.scheduler.finish()
  for (const name of offices)
    await world.scheduler.together([() => world.network(name).deliverLate()])
  for (let round = 0; round < 8; round += 1) {
    // What a faulty network made look refused waits for a person, who tries again.
    if (trouble > 0) for (const name of offices) await world.device(name).retryAll()
    await drainAll(world, 0, random)
  }
}

/** Both send at once; with trouble, requests fail and processes die in between. */
export async function drainAll(world: World, trouble: number, random: () => number): Promise<void> {
  world.advance(3 * hour)
  const accident = () =>
    trouble > 0 && random() < 0.7
      ? { at: 1 + Math.floor(random() * 40), how: 'dies' as const }
      : undefined
  await world.scheduler.together(
    offices.map((name) => () => {
      world.network(name).setTrouble(trouble)
      return world.device(name).drain({ fresh: true, steal: true, accident: accident() })
    }),
  )
}

async function check(world: World, ids: readonly string[]): Promise<void> {
  const docs = visibleDocs(world.server, people.office)
  const invoices = ids.map((id): Doc => docs.get(`invoices/${id}`) ?? {})
  const bySeq = invoices.toSorted((a, b) => Number(a.seq) - Number(b.seq))
  expect(bySeq.map(({ seq }) => seq)).toEqual(ids.map((_, i) => i + 1))
  expect(new Set(bySeq.map(({ number }) => number)).size).toBe(ids.length)
  const days = bySeq.map(({ issuedOn }) => String(issuedOn))
  expect(days).toEqual(days.toSorted())
  for (const invoice of invoices) {
    expect(invoice.status).toBe('issued')
    expect(String(invoice.issuedOn) >= String(invoice.actedOn)).toBe(true)
  }
  const issues = [...receipts(world.server).values()].filter(({ name }) => name === 'invoice/issue')
  expect(issues).toHaveLength(ids.length)
  for (const name of offices) {
    const { db } = world.device(name)
    expect(await db.outbox.toArray()).toEqual([])
    expect(await db.counters.toArray()).toEqual([])
  }
  expect(world.complaints).toEqual([])
}
