import { expect, test } from 'vitest'
import type { Estimate } from '#domain/entities/estimate.ts'
import { answerArgs, estimateArgs } from '#domain/estimate/estimate.fixture.ts'
import { hashOfEstimate } from '#domain/estimate/hash-of-estimate.ts'
import type { MutationName } from '#domain/mutation/mutation-name.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import { drainAll, offices, sendAll } from './support/number-invoices.ts'
import { createPrng } from './support/prng.ts'
import { people } from './support/seed.ts'
import { visibleDocs } from './support/visible-docs.ts'
import { createWorld } from './support/world.ts'

/**
 * An office drafts, sends and approves an estimate without a network; once both offices have it, both convert it without
 * a network and send that with `trouble`. It becomes one order, and nothing waits for a person.
 */
async function convertTwice(seed: number, trouble: number): Promise<void> {
  const world = await createWorld(seed)
  const random = createPrng(seed + 1)
  const act = async <N extends MutationName>(
    name: (typeof offices)[number],
    mutation: N,
    args: MutationArgs<N>,
  ) => expect(await world.device(name).mutate(mutation, args)).toMatchObject({ ok: true })
  const take = async () => {
    for (const name of offices) await world.device(name).take(world.visible(name, false))
  }
  try {
    await take()
    const { customerId, siteId } = visibleDocs(world.server, people.office).get('orders/o1') as {
      customerId: string
      siteId: string
    }
    const validUntil = '2199-12-31'
    await act('desk', 'estimate/create', estimateArgs({ customerId, siteId, validUntil }))
    const row = await world.device('desk').db.estimates.get('e1')
    const documentHash = hashOfEstimate(row as unknown as Estimate)
    await act('desk', 'estimate/send', { estimateId: 'e1', documentHash })
    const day = new Date(world.now('desk')).toISOString().slice(0, 10)
    await act('desk', 'estimate/decide', answerArgs({ documentHash, day }))
    for (let round = 0; round < 4; round += 1) await drainAll(world, 0, random)
    await take()
    const sent = visibleDocs(world.server, people.office)
    expect(sent.get('estimates/e1')).toMatchObject({ status: 'approved' })

    for (const name of offices)
      await act(name, 'estimate/convert', { estimateId: 'e1', currency: 'EUR' })
    await sendAll(world, trouble, random)

    const docs = visibleDocs(world.server, people.office)
    expect(docs.get('estimates/e1')).toMatchObject({
      status: 'converted',
      convertedTo: 'e1_order',
    })
    const made = [...docs].filter(
      ([ref, doc]) => ref.startsWith('orders/') && doc['title'] === 'New boiler',
    )
    expect(made.map(([ref]) => ref)).toEqual(['orders/e1_order'])
    expect(made[0]?.[1]).toMatchObject({
      status: 'new',
      fixedPriceMinor: 20_000,
      customerId,
      siteId,
    })
    for (const name of offices) expect(await world.device(name).db.outbox.toArray()).toEqual([])
    expect(world.complaints).toEqual([])
  } finally {
    await world.close()
  }
}

test('two offices convert an estimate into one order', { timeout: 240_000 }, async () => {
  for (let seed = 700; seed < 706; seed += 1) await convertTwice(seed, 0)
  expect.hasAssertions()
})

test('so they do, whatever fails in between', { timeout: 240_000 }, async () => {
  for (let seed = 720; seed < 730; seed += 1) await convertTwice(seed, 0.35)
  expect.hasAssertions()
})
