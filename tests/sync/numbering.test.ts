import { describe, expect, test } from 'vitest'
import { invoiceArgs, issueArgs } from '#domain/invoice/invoice.fixture.ts'
import type { Http } from '#data/server/rest/http.ts'
import { numberInvoices } from './support/number-invoices.ts'
import { people } from './support/seed.ts'
import { isCommit, queueOf, refusal, useTestbed } from './support/testbed.ts'
import { visibleDocs } from './support/visible-docs.ts'

test.each([1, 2])(
  'twenty invoices of each of two offices have forty consecutive numbers, whatever fails (seed %i)',
  { timeout: 240_000 },
  async (seed) => {
    await expect(numberInvoices(seed, 20, 0.35)).resolves.toBeUndefined()
  },
)

test('so have two invoices of each, whatever fails in between', { timeout: 240_000 }, async () => {
  for (let seed = 100; seed < 130; seed += 1) await numberInvoices(seed, 2, 0.35)
  expect.hasAssertions()
})

test('offices that send at the same time need no person', { timeout: 240_000 }, async () => {
  for (let seed = 200; seed < 212; seed += 1) await numberInvoices(seed, 5, 0)
  expect.hasAssertions()
})

describe('a race for a number', () => {
  const testbed = useTestbed()

  test('an office that always loses it to a faster one goes on by itself, and needs no person', async () => {
    const lost = 12
    const ids = Array.from({ length: lost + 1 }, (_, i) => `i${i}`)
    const desk = await testbed.open(people.office)
    for (const invoiceId of ids)
      await desk.mutate('invoice/create', invoiceArgs({ invoiceId, customerId: 'k1' }))
    await desk.drain()
    await desk.take(visibleDocs(testbed.server, people.office))

    const [own = '', ...others] = ids
    let races = 0
    const http: Http = async (request) => {
      const other = isCommit(request) ? others[races] : undefined
      if (other !== undefined) {
        races += 1
        await desk.mutate('invoice/issue', issueArgs({ invoiceId: other }))
        await desk.drain()
      }
      return testbed.server.handle(request)
    }
    const laptop = await testbed.open(people.office, http)
    await laptop.mutate('invoice/issue', issueArgs({ invoiceId: own }))
    for (let i = 0; i < 10 && (await queueOf(laptop)).length > 0; i += 1) {
      await laptop.drain()
      expect(await queueOf(laptop)).not.toMatchObject([{ state: 'needsYou' }])
      testbed.advance(10 * 60_000)
    }
    expect(races).toBe(lost)
    expect(await queueOf(laptop)).toEqual([])
    expect(visibleDocs(testbed.server, people.office).get(`invoices/${own}`)).toMatchObject({
      seq: lost + 1,
    })
  })

  test('a denial that is due to no race is shown to a person after a second look', async () => {
    const desk = await testbed.open(people.office)
    await desk.mutate('invoice/create', invoiceArgs({ customerId: 'k1' }))
    await desk.drain()
    await desk.take(visibleDocs(testbed.server, people.office))
    let commits = 0
    const laptop = await testbed.open(people.office, async (request) => {
      if (!isCommit(request)) return testbed.server.handle(request)
      commits += 1
      return refusal(403, 'PERMISSION_DENIED')
    })
    await laptop.mutate('invoice/issue', issueArgs())
    await laptop.drain()
    expect(await queueOf(laptop)).toMatchObject([{ state: 'needsYou' }])
    expect(commits).toBe(2)
  })
})
