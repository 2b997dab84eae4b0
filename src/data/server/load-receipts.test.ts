import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ReceiptFilter } from '#domain/audit/receipt-filter.ts'
import { fail, ok } from '#lib/result.ts'
import { openUserDb, type UserDb } from '../local/database/user-db.ts'
import { markLoaded } from '../local/rows/loaded-sets.ts'
import type { HistoryPosition } from '../types/audit.ts'
import { loadReceipt, loadReceipts } from './load-receipts.ts'
import { noAnswer } from './rest/failure.ts'
import { normaliseInstant } from './rest/values.ts'

const all: ReceiptFilter = {
  actorId: null,
  names: null,
  ref: null,
  from: null,
  until: null,
  isMerged: false,
}
const day = 86_400_000
const ago = (ms: number) => normaliseInstant(new Date(Date.now() - ms).toISOString()) ?? ''

function receipt(id: string, ageMs: number, actorId = 'me') {
  const at = ago(ageMs)
  const times = { at, deviceAt: at, receivedAt: at }
  const more = {
    version: 1,
    args: null,
    deviceId: 'd',
    offsetMs: 0,
    conflicts: [],
    merged: [],
    cut: false,
  }
  const about = { refs: ['orders/o'], readerIds: [actorId] }
  return { id, schema: 1, name: 'order/edit', actorId, ...more, ...times, ...about }
}

let db: UserDb
beforeEach(() => {
  db = openUserDb('me', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
})
afterEach(() => db.close())

/** A device whose server answers with these receipts, or not at all. */
function deviceOf(role: string, answers: readonly ReturnType<typeof receipt>[] | null) {
  const asked: { where: string; startAt: unknown; limit: number }[] = []
  const rest = {
    async query({ structuredQuery }: { structuredQuery: Record<string, unknown> }) {
      const { where, startAt, limit } = structuredQuery
      asked.push({ where: JSON.stringify(where ?? {}), startAt, limit: Number(limit) })
      if (answers === null) return fail(noAnswer('offline'))
      const docs = answers.map(({ id, ...doc }) => ({
        name: `projects/p/databases/(default)/documents/companies/c/mutations/${id}`,
        doc,
        fields: { receivedAt: { timestampValue: doc.receivedAt } },
      }))
      return ok({ docs })
    },
    batchGet: async () => fail(noAnswer('offline')),
  }
  const auth = { token: async () => ({ kind: 'token', token: 't', uid: 'me' }) }
  const server = async () => ({ rest, auth, config: { projectId: 'p' } })
  const whose = { server, db, companyId: 'c', actor: { uid: 'me', role } } as never
  return {
    asked,
    load: async (filter: Partial<ReceiptFilter> = {}, after: HistoryPosition | null = null) => {
      const loaded = await loadReceipts(whose, { filter: { ...all, ...filter }, after })
      if (!loaded.ok) return loaded.problem.type
      const { entries, end, isPartial } = loaded.value
      return { ids: entries.map((one) => one.receipt.id), end, isPartial }
    },
    open: (id: string) => loadReceipt(whose, id),
  }
}

const pageOf = (answer: Awaited<ReturnType<ReturnType<typeof deviceOf>['load']>>) => {
  if (typeof answer === 'string') throw new Error(answer)
  return answer
}

describe('the audit log', () => {
  test('is read from the device for the last days, then from the server where that ends', async () => {
    await db.receipts.bulkAdd([
      receipt('new', 1000),
      receipt('older', 5 * day, 'you'),
      receipt('kept', 30 * day),
    ])
    await markLoaded(db, 'mutations')
    const { load, asked } = deviceOf('admin', [receipt('old', 8 * day, 'you')])
    const first = pageOf(await load())
    expect(first.ids).toEqual(['new', 'older'])
    expect(asked).toEqual([])
    const second = pageOf(await load({}, first.end))
    expect(second).toMatchObject({ ids: ['old'], end: null, isPartial: false })
    const [{ startAt, where } = { startAt: null, where: '' }] = asked
    expect(where).toBe('{}')
    const [time, name] = (startAt as { values: readonly Record<string, string>[] }).values
    expect(
      Math.abs(Date.parse(time?.['timestampValue'] ?? '') - (Date.now() - 6 * day)),
    ).toBeLessThan(60_000)
    expect(name?.['referenceValue']).toBe(
      'projects/p/databases/(default)/documents/companies/c/mutations/~',
    )
  })

  test('ends with the device where only its last days are wanted', async () => {
    await db.receipts.bulkAdd([receipt('new', 1000), receipt('older', 5 * day)])
    await markLoaded(db, 'mutations')
    const { load, asked } = deviceOf('admin', null)
    expect(await load({ from: ago(2 * day) })).toEqual({
      ids: ['new'],
      end: null,
      isPartial: false,
    })
    expect(asked).toEqual([])
  })

  test('is read from the server until the device has received its last days', async () => {
    await db.receipts.bulkAdd([receipt('half', 1000)])
    const { load, asked } = deviceOf('owner', [receipt('a', 1000), receipt('b', 2000)])
    expect(await load({ actorId: 'you' })).toMatchObject({ ids: [] })
    expect(await load()).toMatchObject({ ids: ['a', 'b'] })
    expect(asked.map(({ limit }) => limit)).toEqual([40, 40])
    expect(asked[0]?.where).toContain('"you"')
  })

  test('without a connection shows what else is on the device, and says that there may be more', async () => {
    await db.receipts.bulkAdd([receipt('new', 1000), receipt('kept', 30 * day)])
    await markLoaded(db, 'mutations')
    const { load } = deviceOf('admin', null)
    const first = pageOf(await load())
    expect(first.ids).toEqual(['new'])
    expect(await load({}, first.end)).toEqual({ ids: ['kept'], end: null, isPartial: true })
    expect(await load({ actorId: 'you' }, first.end)).toBe('network/offline')
  })
})

describe('a technician', () => {
  test('reads their own changes only, and asks the server for nothing else', async () => {
    await db.receipts.bulkAdd([receipt('mine', 1000), receipt('yours', 2000, 'you')])
    await markLoaded(db, 'mutations:mine')
    const { load, asked } = deviceOf('technician', [receipt('old', 8 * day)])
    for (const actorId of [null, 'me', 'you'])
      expect(await load({ actorId }), String(actorId)).toMatchObject({ ids: ['mine'] })
    const { end } = pageOf(await load({ ref: 'orders/o', names: ['order/edit'] }))
    expect(
      await load({ actorId: 'you', ref: 'orders/other', names: ['order/edit'] }, end),
    ).toMatchObject({ ids: [] })
    const [{ where } = { where: '' }] = asked
    const fields = [...where.matchAll(/"fieldPath":"(\w+)"/g)].map(([, field]) => field)
    expect(fields).toEqual(['readerIds', 'actorId', 'name'])
    expect(where.match(/"me"/g)).toHaveLength(2)
    expect(where).not.toContain('you')
  })

  test('opens a change that is on the device without a connection', async () => {
    await db.receipts.add({ ...receipt('mine', 1000), leadId: 'elsewhere' })
    const { open } = deviceOf('technician', null)
    expect(await open('mine')).toMatchObject({
      ok: true,
      value: { receipt: { id: 'mine' }, lead: null },
    })
    expect(await open('unknown')).toMatchObject({ ok: false, problem: { type: 'network/offline' } })
  })
})
