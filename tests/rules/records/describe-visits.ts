import { expect, it } from 'vitest'
import type { Doc } from '#domain/mutation/types.ts'
import { assetDoc, visitDoc } from '../world/documents.ts'
import { createOf, updateOf, type World } from '../world/world.ts'

const day = '2024-02-29'

/** Equipment and visits that the app never sends. */
export function describeVisits(world: () => World): void {
  const enter = (uid: string, more: Doc = {}) => {
    const doc = { ...assetDoc(), ...more, createdBy: uid, updatedBy: uid }
    return world().mayCommit(uid, [createOf('companies/home/assets/n', doc, 'updatedAt')])
  }
  const change = (uid: string, fields: Doc) =>
    world().mayCommit(uid, [updateOf('companies/home/assets/a1', { ...fields, updatedBy: uid })])

  it.each([
    { siteId: 5 },
    { name: '' },
    { maker: 5 },
    { model: 5 },
    { serial: 5 },
    { barcode: 5 },
    { inServiceOn: 'yesterday!' },
    { inServiceOn: 20240229 },
    { warrantyUntil: '2024-02-29T12:00:00Z' },
    { notes: 5 },
    { archivedAt: 'now' },
    { extra: 1 },
  ])('denies equipment with %j', async (more) => {
    expect(await enter('admin', { inServiceOn: day, warrantyUntil: null })).toBe(true)
    expect(await enter('admin', more)).toBe(false)
    if (!('siteId' in more)) expect(await change('admin', more)).toBe(false)
  })

  it('allows equipment changes to those who can edit customers', async () => {
    for (const [uid, allowed] of [
      ['owner', true],
      ['editor', true],
      ['tech', false],
      ['admin-inactive', false],
      ['admin-foreign', false],
    ] as const) {
      expect(await enter(uid), uid).toBe(allowed)
      expect(await change(uid, { serial: '1' }), uid).toBe(allowed)
    }
    expect(await change('admin', { siteId: 's2' })).toBe(false)
  })

  const visit = (uid: string, more: Doc = {}, order = 'o-onSite') => {
    const doc = { ...visitDoc(uid), ...more }
    return world().mayCommit(uid, [createOf(`companies/home/visits/${order}`, doc, 'updatedAt')])
  }
  const correct = (uid: string, more: Doc = {}) =>
    world().mayCommit(uid, [
      updateOf('companies/home/visits/o-done', { by: uid, ...more, updatedBy: uid }),
    ])

  it.each([
    { siteId: 's2' },
    { title: '' },
    { assetIds: 'a1' },
    { assetIds: [5] },
    { outcome: 'reviewed' },
    { note: 5 },
    { at: 'now' },
    { by: 'editor' },
    { extra: 1 },
  ])('denies visits with %j', async (more) => {
    expect(await visit('tech', { assetIds: ['a1'] })).toBe(true)
    expect(await visit('tech', more)).toBe(false)
    expect(await correct('tech', more)).toBe(false)
  })

  it('denies new visits that are deleted or of another schema version', async () => {
    expect(await visit('tech', { deletedAt: '2026-03-01T12:00:00.000Z' })).toBe(false)
    expect(await visit('tech', { schema: 99 })).toBe(false)
  })

  it('allows visits to the office and to those who work on the order', async () => {
    for (const [uid, allowed] of [
      ['owner', true],
      ['admin', true],
      ['tech', true],
      ['editor', true],
      ['idle', false],
      ['technician-inactive', false],
      ['technician-foreign', false],
    ] as const) {
      expect(await visit(uid), uid).toBe(allowed)
      expect(await correct(uid, { outcome: 'open' }), uid).toBe(allowed)
    }
    expect(await visit('tech', {}, 'of-no-order')).toBe(false)
    expect(await visit('tech', {}, 'o-gone')).toBe(false)
    expect(await visit('admin', {}, 'o-gone')).toBe(true)
  })
}
