import { describe, expect, it } from 'vitest'
import type { Doc } from '#domain/mutation/types.ts'
import type { Write } from '#emulator/engine/types.ts'
import { stamps } from '../world/documents.ts'
import { createHome } from '../world/home.ts'
import { firstCounted, firstCredit, issueOf, seriesDoc } from '../world/invoice-document.ts'
import { people } from '../world/people.ts'
import { createOf, updateOf, type World } from '../world/world.ts'

const path = (ref: string) => `companies/home/${ref}`
const setUp: Doc = {
  next: 148,
  lastId: null,
  lastDay: null,
  period: '',
  pattern: 'K-{seq:4}',
  ...stamps,
}
const name = 'series/setUp'
const chosen = () => createHome({}, new Map([['series/credits', setUp]]))

/** How numbers look and which one comes first, as a hostile client might choose it. */
export function describeSeries(world: () => World): void {
  const create = (uid: string, more: Doc = {}, signedInFor = 1, id = 'credits') => {
    const doc = { ...setUp, updatedBy: uid, ...more }
    return world().mayCommit(
      uid,
      [createOf(path(`series/${id}`), doc, 'updatedAt')],
      { name },
      signedInFor,
    )
  }

  describe('the numbers of a series', () => {
    it('are chosen by the owner, who has just signed in', async () => {
      for (const { uid, role, status, companyId } of people) {
        const may = role === 'owner' && status === 'active' && companyId === 'home'
        expect(await create(uid), uid).toBe(may)
      }
      expect(await create('owner', {}, 299)).toBe(true)
      expect(await create('owner', {}, 300)).toBe(false)
    })

    it.each<Doc>([
      { next: 0 },
      { next: 1.5 },
      { next: 1_000_001 },
      { next: '1' },
      { lastDay: '2026-03-02' },
      { period: '2026' },
      { pattern: 'K' },
      { pattern: 'K1{seq}' },
      { pattern: '{year}{seq}' },
      { pattern: 'K\n{seq}' },
      { pattern: `${'x'.repeat(18)}-{seq}-${'x'.repeat(18)}` },
      { pattern: 7 },
      { extra: 1 },
    ])('are not %o', async (wrong) => {
      expect(await create('owner', wrong)).toBe(false)
    })

    it('are those of invoices and credit notes', async () => {
      expect(await create('owner', {}, 1, 'quotes')).toBe(false)
    })

    it('are chosen again before the first one was given, and not after', async () => {
      const change = (where: World, id: string, more: Doc) =>
        where.mayCommit(
          'owner',
          [updateOf(path(`series/${id}`), { ...more, updatedBy: 'owner' })],
          { name },
        )
      const where = await chosen()
      expect(await change(where, 'credits', { next: 7, pattern: '{seq}' })).toBe(true)
      expect(await change(where, 'credits', { next: 0 })).toBe(false)
      expect(await change(where, 'credits', { period: '2026' })).toBe(false)
      expect(await change(world(), 'invoices', { next: 7 })).toBe(false)
      expect(await change(world(), 'invoices', { lastId: null, lastDay: null })).toBe(false)
      const restored = seriesDoc(7, 'none', { lastId: null })
      const other = await createHome({}, new Map([['series/credits', restored]]))
      expect(await change(other, 'credits', { next: 20 })).toBe(true)
      expect(await change(other, 'credits', { lastDay: '2026-01-01' })).toBe(false)
      const again = { lastId: null, lastDay: null, period: '', next: 1 }
      expect(await change(world(), 'invoices', again)).toBe(false)
    })

    it('begin with the chosen one', async () => {
      const where = await chosen()
      const issue = (seq: number, series: Doc = {}, note: Doc = {}) => {
        const counts = seriesDoc(seq, 'k-draft', { period: '', ...series })
        const { next, lastId, lastDay, period } = counts
        const writes: Write[] = [
          updateOf(path('series/credits'), { next, lastId, lastDay, period, updatedBy: 'admin' }),
          updateOf(path('invoices/k-draft'), {
            ...issueOf(seq, firstCredit),
            number: `K-0${seq}`,
            ...note,
            updatedBy: 'admin',
          }),
          updateOf(path('invoices/i-issued'), { ...firstCounted, updatedBy: 'admin' }),
        ]
        return where.mayCommit('admin', writes, { name: 'invoice/issue' })
      }
      expect(await issue(148)).toBe(true)
      expect(await issue(149)).toBe(false)
      expect(await issue(147)).toBe(false)
      const old = '2020-01-01'
      expect(await issue(148, { lastDay: old }, { issuedOn: old, actedOn: old })).toBe(false)
    })
  })
}
