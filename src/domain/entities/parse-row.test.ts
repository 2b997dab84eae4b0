import { describe, expect, it } from 'vitest'
import { collectionNames, isCollectionName } from './collections.ts'
import { parseRow } from './parse-row.ts'

const at = '2026-03-02T09:00:00.000Z'
const order = {
  schema: 1,
  updatedAt: at,
  updatedBy: 'u1',
  ref: 'W-000000',
  title: 'Leaking tap',
  customerId: 'c1',
  siteId: 's1',
  status: 'new',
  statusAt: at,
  open: true,
  createdAt: at,
  createdBy: 'u1',
}

describe('parseRow', () => {
  it('fills what an older app did not write, and takes the id', () => {
    const row = parseRow('orders', 'o1', order)
    expect(row).toMatchObject({
      ok: true,
      value: { id: 'o1', priority: 'normal', assigneeIds: [], deletedAt: null, resolution: '' },
    })
  })

  it('leaves out fields it does not know', () => {
    const row = parseRow('orders', 'o1', { ...order, colour: 'red' })
    expect(row.ok && 'colour' in row.value).toBe(false)
  })

  it('says which field of a malformed document is wrong', () => {
    expect(parseRow('orders', 'o1', { ...order, priority: 'soon', title: ' ' })).toMatchObject({
      ok: false,
      problem: { type: 'input/invalid', issues: [{ path: 'title' }, { path: 'priority' }] },
    })
  })

  it('reads as much as it can of a document that a newer app wrote', () => {
    const newer = { ...order, schema: 2, priority: 'whenever', tags: { a: true } }
    expect(parseRow('orders', 'o1', newer)).toMatchObject({
      ok: true,
      value: { schema: 2, priority: 'normal', tags: [], title: 'Leaking tap' },
    })
    expect(parseRow('orders', 'o1', { ...newer, status: 'teleported' })).toMatchObject({
      ok: false,
      problem: { issues: [{ path: 'status' }] },
    })
  })

  it('never throws on a document that is anything but one', () => {
    for (const collection of collectionNames) {
      expect(parseRow(collection, 'x', {}).ok).toBe(false)
      expect(parseRow(collection, 'x', { schema: 'x', updatedAt: 1, status: [] }).ok).toBe(false)
    }
    expect(isCollectionName('toString')).toBe(false)
  })

  it('refuses companies with a time zone, currency or working hours that cannot be', () => {
    const company = { ...order, isSetup: true, ownerId: 'u1' }
    const path = (fields: object) => {
      const row = parseRow('companies', 'c1', { ...company, ...fields })
      return row.ok || row.problem.type !== 'input/invalid' ? 'ok' : row.problem.issues[0]?.path
    }
    expect(path({})).toBe('ok')
    expect(path({ timeZone: 'Mars/Olympus' })).toBe('timeZone')
    expect(path({ currency: 'usd' })).toBe('currency')
    expect(path({ taxRateMilliPercent: 0.5 })).toBe('taxRateMilliPercent')
    expect(path({ workingHours: { monday: [{ start: '17:00', end: '08:00' }] } })).toBe(
      'workingHours.monday.0',
    )
    const overlapping = [
      { start: '08:00', end: '12:00' },
      { start: '11:00', end: '15:00' },
    ]
    expect(path({ workingHours: { friday: overlapping } })).toBe('workingHours.friday')
  })
})
