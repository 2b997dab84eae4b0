import { expect, it } from 'vitest'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import { sampleCollections } from '#domain/mutation/mutators/sample/sample-remove.ts'
import { splitRef } from '#domain/mutation/refs.ts'
import { past } from '../world/documents.ts'
import { sampleDocs } from '../world/sample-docs.ts'
import { people } from '../world/people.ts'
import { createOf, deleteOf, now, pathOf, updateOf, type World } from '../world/world.ts'

/** Removing sample data: only the office, only by a tombstone, only with such an id, and never evidence. */
export function describeSampleData(world: () => World): void {
  const removal = (uid: string, ref: Ref, more: Doc = {}) => {
    const open = ref.startsWith('orders/') ? { open: false } : {}
    return updateOf(pathOf(ref), { deletedAt: now, ...open, updatedBy: uid, ...more })
  }
  const removes = (uid: string, ref: Ref, more: Doc = {}, receipt: Doc = {}) =>
    world().mayCommit(uid, [removal(uid, ref, more)], receipt)

  // Amounts go with their items.
  const removable = [...sampleCollections, 'costs', 'prices'] as const

  it.each(removable)('lets the office alone remove sample %s', async (name) => {
    for (const { uid, role, status, companyId } of people) {
      const isOffice = companyId === 'home' && status === 'active' && role !== 'technician'
      expect(await removes(uid, `${name}/sample_1_x`), uid).toBe(isOffice)
    }
  })

  const evidence = sampleDocs
    .map(([ref]) => ref)
    .filter((ref) => !removable.some((name) => name === splitRef(ref)[0]))

  it.each(evidence)('never removes %s', async (ref) => {
    expect(await removes('owner', ref)).toBe(false)
  })

  it.each<Ref>([
    'customers/c1',
    'sites/s1',
    'assets/a1',
    'visits/o-done',
    'templates/t1',
    'items/pump',
    'locations/store',
    'messages/m-read',
  ])('removes nothing else: %s', async (ref) => {
    expect(await removes('owner', ref)).toBe(false)
  })

  it('removes only messages about sample orders', async () => {
    expect(await removes('owner', 'messages/sample_1_own')).toBe(false)
  })

  it.each<Doc>([
    { deletedAt: 7 },
    { deletedAt: 'now' },
    { deletedAt: '2199-01-01T00:00:00Z' },
    { name: 'Renamed' },
    { open: false },
    { updatedBy: 'admin' },
  ])('writes a tombstone and nothing else: %j', async (more) => {
    expect(await removes('owner', 'customers/sample_1_x')).toBe(true)
    expect(await removes('owner', 'customers/sample_1_x', more)).toBe(false)
  })

  it('needs a receipt that lists it', async () => {
    expect(await removes('owner', 'items/sample_1_x', {}, { writes: [] })).toBe(false)
    expect(await world().mayCommitBare('owner', [removal('owner', 'items/sample_1_x')])).toBe(false)
  })

  it('is final', async () => {
    const gone: Ref = 'customers/sample_1_gone'
    for (const fields of [{ deletedAt: null }, { deletedAt: now }])
      expect(await removes('owner', gone, fields)).toBe(false)
    expect(await world().mayCommit('owner', [deleteOf(pathOf(gone))])).toBe(false)
    const again = createOf(pathOf(gone), { name: 'Back', updatedBy: 'owner', createdAt: past })
    expect(await world().mayCommit('owner', [again])).toBe(false)
  })

  it('does not reach another company', async () => {
    const ref = 'companies/other/customers/sample_1_x'
    expect(
      await world().mayCommit('owner', [updateOf(ref, { deletedAt: now, updatedBy: 'owner' })]),
    ).toBe(false)
  })
}
