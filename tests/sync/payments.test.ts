import { describe, expect, test } from 'vitest'
import { decodeDoc } from '#data/server/rest/values.ts'
import { createWrite } from '#data/server/rest/write.ts'
import type { Entities } from '#domain/entities/collections.ts'
import { invoiceArgs, issueArgs } from '#domain/invoice/invoice.fixture.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import { accountOf } from '#domain/payment/customer-account.ts'
import { paymentArgs } from '#domain/payment/payment.fixture.ts'
import type { Device } from './support/device.ts'
import { projectId } from './support/in-process-server.ts'
import { companyId, people } from './support/seed.ts'
import { queueOf, useTestbed } from './support/testbed.ts'
import { visibleDocs } from './support/visible-docs.ts'

const documents = `projects/${projectId}/databases/(default)/documents`
const root = `${documents}/companies/${companyId}`

describe('payments of several devices', () => {
  const testbed = useTestbed()
  /** What the server holds of a collection, by id. */
  function held<C extends 'payments' | 'invoices' | 'companies'>(
    collection: C,
  ): ReadonlyMap<string, Entities[C]> {
    const docs = testbed.server.engine.listDocuments(root, collection, 100)
    return new Map(
      docs.map(({ name, fields }) => {
        const id = name.slice(name.lastIndexOf('/') + 1)
        return [id, { ...decodeDoc(collection, fields), id } as unknown as Entities[C]]
      }),
    )
  }

  async function send(device: Device) {
    expect(await device.drain()).toEqual({ kind: 'idle' })
    expect(await queueOf(device)).toEqual([])
  }

  /** Two devices of the office that have the issued invoice 'i1' over 120.00. */
  async function twoDesks(): Promise<readonly [Device, Device]> {
    const desk = await testbed.open(people.office)
    expect(await desk.mutate('invoice/create', invoiceArgs({ customerId: 'k1' }))).toMatchObject({
      ok: true,
    })
    await send(desk)
    await desk.take(visibleDocs(testbed.server, people.office))
    expect(await desk.mutate('invoice/issue', issueArgs())).toMatchObject({ ok: true })
    await send(desk)
    expect(held('invoices').get('i1')).toMatchObject({ status: 'issued' })
    await desk.take(visibleDocs(testbed.server, people.office))
    return [desk, await testbed.open(people.office)]
  }

  const whole = { amountMinor: 12_000, invoiceIds: ['i1'], allocatedMinor: [12_000] }
  const record = async (device: Device, more: Parameters<typeof paymentArgs>[0]) =>
    expect(
      await device.mutate('payment/record', paymentArgs({ customerId: 'k1', ...more })),
    ).toMatchObject({ ok: true })
  const account = () =>
    accountOf([...held('invoices').values()], [...held('payments').values()], 'EUR')

  test('an invoice that two devices paid offline is paid, and what is too much is credit', async () => {
    const [desk, laptop] = await twoDesks()
    await record(desk, { paymentId: 'p1', ...whole })
    await record(laptop, { paymentId: 'p2', method: 'card', ...whole })
    expect(held('payments').size).toBe(0)
    await send(laptop)
    await send(desk)
    expect([...held('payments').keys()].toSorted()).toEqual(['p1', 'p2'])
    expect(account()).toMatchObject({ open: [], openMinor: 0, creditMinor: 12_000 })
  })

  test('a payment that two devices reversed offline is reversed once', async () => {
    const [desk, laptop] = await twoDesks()
    await record(desk, { paymentId: 'p1', ...whole })
    await send(desk)
    const payments = new Map(
      [...held('payments')].map(([id, doc]): [Ref, Doc] => [`payments/${id}`, { ...doc }]),
    )
    await laptop.take(payments)
    for (const device of [desk, laptop])
      expect(
        await device.mutate('payment/reverse', { paymentId: 'p1', day: '2026-03-02' }),
      ).toMatchObject({ ok: true })
    await send(desk)
    await send(laptop)
    expect([...held('payments').keys()].toSorted()).toEqual(['p1', 'p1_reversal'])
    expect(account()).toMatchObject({ openMinor: 12_000, creditMinor: 0 })
  })

  test('a technician takes a payment on their order offline, which the office uses for an invoice', async () => {
    const company: Ref = `companies/${companyId}`
    const doc = testbed.server.engine.get(`${documents}/${company}`)
    const stored = decodeDoc('companies', doc?.fields ?? {})
    const tenant = { projectId, companyId }
    const write = createWrite(company, { ...stored, takesPaymentsOnSite: true }, tenant)
    await testbed.server.engine.commit([{ ...write, currentDocument: { exists: true } } as never])
    const [desk] = await twoDesks()
    const phone = await testbed.open(people.techA)
    await record(phone, { paymentId: 'p1', orderId: 'o1', amountMinor: 5000 })
    await send(phone)
    expect(account()).toMatchObject({ openMinor: 12_000, creditMinor: 5000 })
    const use = { method: 'credit', amountMinor: 5000, invoiceIds: ['i1'] } as const
    await record(desk, { paymentId: 'p2', ...use, allocatedMinor: [5000] })
    await send(desk)
    expect(account()).toMatchObject({ openMinor: 7000, creditMinor: 0 })
  })
})
