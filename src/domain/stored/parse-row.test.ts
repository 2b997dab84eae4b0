import { describe, expect, it } from 'vitest'
import { collectionNames, isCollectionName } from '../entities/collections.ts'
import { parseRow } from './parse-row.ts'
import { defaultWorkingHours } from '../entities/working-hours.ts'

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
  it('fills fields that an older app did not write, and adds the id', () => {
    const row = parseRow('orders', 'o1', order)
    expect(row).toMatchObject({
      ok: true,
      value: { id: 'o1', priority: 'normal', assigneeIds: [], deletedAt: null, resolution: '' },
    })
  })

  it('drops unknown fields', () => {
    const row = parseRow('orders', 'o1', { ...order, colour: 'red' })
    expect(row.ok && 'colour' in row.value).toBe(false)
  })

  it('names the field of a malformed document that is wrong', () => {
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

  it('never throws, whatever the document is', () => {
    for (const collection of collectionNames) {
      expect(parseRow(collection, 'x', {}).ok).toBe(false)
      expect(parseRow(collection, 'x', { schema: 'x', updatedAt: 1, status: [] }).ok).toBe(false)
    }
    expect(isCollectionName('toString')).toBe(false)
  })

  it('locks no one out of a company because of an unknown time zone, working hours or language', () => {
    const company = { ...order, isSetup: true, ownerId: 'u1' }
    const odd = { timeZone: 'Mars/Olympus', workingHours: { monday: [{ start: '9', end: '8' }] } }
    expect(parseRow('companies', 'c1', { ...company, ...odd })).toMatchObject({
      ok: true,
      value: { timeZone: 'UTC', workingHours: defaultWorkingHours },
    })
    const user = { ...order, role: 'owner', status: 'active', companyId: 'c1', language: 'tlh' }
    expect(parseRow('users', 'u1', user)).toMatchObject({ ok: true, value: { language: null } })
    expect(parseRow('companies', 'c1', { ...company, currency: 'usd' }).ok).toBe(false)
  })
})
