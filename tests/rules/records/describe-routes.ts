import { describe, expect, it } from 'vitest'
import { encodePoints, mostFixes } from '#domain/tracking/track-points.ts'
import type { Doc } from '#domain/mutation/types.ts'
import { people } from '../world/people.ts'
import { createOf, deleteOf, now, updateOf, type World } from '../world/world.ts'

const home = 'companies/home'
const day = 86_400_000
/** Rules compare with the server's own time. */
const fromNow = (ms: number) => new Date(Date.parse(now) + ms)
const isMember = (uid: string) =>
  people.some((one) => one.uid === uid && one.companyId === 'home' && one.status === 'active')
const isOffice = (uid: string) => uid === 'owner' || uid === 'admin'

const fix = { latitude: 44.4, longitude: -64.3, accuracy: 5, battery: 80, step: null }
const pointsOf = (count: number) =>
  encodePoints(
    Array.from({ length: count }, (_, i) => ({ ...fix, at: fromNow(i * 1000).toISOString() })),
  )

/** Ways and last known places: told by nobody but oneself, true in time, small, and only where that is agreed. */
export function describeRoutes(world: () => World): void {
  const may = (uid: string, ...writes: Parameters<World['mayCommit']>[1]) =>
    world().mayCommit(uid, writes)
  const track = (uid: string, more: Doc = {}, company = home) => {
    const times = { startAt: fromNow(-60_000), endAt: fromNow(-1000), expireAt: fromNow(30 * day) }
    const way = { uid, deviceId: 'd1', ...times, count: 2, points: pointsOf(2), schema: 1 }
    const stamped = { ...way, updatedBy: uid, updatedAt: '', ...more }
    return may(uid, createOf(`${company}/tracks/n`, stamped, 'updatedAt'))
  }

  describe('a way', () => {
    it('is told by oneself', async () => {
      for (const { uid } of people) expect(await track(uid), uid).toBe(isMember(uid))
    })

    it('bears the server’s time', async () => {
      const times = {
        startAt: fromNow(-60_000),
        endAt: fromNow(-1000),
        expireAt: fromNow(30 * day),
      }
      const way = {
        uid: 'tech',
        deviceId: 'd1',
        ...times,
        count: 2,
        points: pointsOf(2),
        schema: 1,
      }
      const doc = { ...way, updatedBy: 'tech', updatedAt: fromNow(-1000) }
      expect(await may('tech', createOf(`${home}/tracks/n`, doc))).toBe(false)
    })

    it('is not taken by a company that records none', async () => {
      expect(await track('owner-foreign', {}, 'companies/other')).toBe(false)
      expect(await track('owner-foreign', {}, 'companies/recording')).toBe(false)
    })

    it.each<[string, () => Doc, boolean]>([
      ['of somebody else', () => ({ uid: 'idle' }), false],
      ['from no device', () => ({ deviceId: 5 }), false],
      ['begun as a text', () => ({ startAt: fromNow(-1000).toISOString() }), false],
      ['ended as a text', () => ({ endAt: fromNow(-1000).toISOString() }), false],
      ['kept as a text', () => ({ expireAt: fromNow(1000).toISOString() }), false],
      ['of tomorrow', () => ({ endAt: fromNow(600_000) }), false],
      ['begun tomorrow', () => ({ startAt: fromNow(day), endAt: fromNow(day) }), false],
      ['by a clock a little ahead', () => ({ endAt: fromNow(60_000) }), true],
      ['a month old', () => ({ startAt: fromNow(-32 * day), endAt: fromNow(-32 * day) }), false],
      ['of last week', () => ({ startAt: fromNow(-7 * day), endAt: fromNow(-7 * day) }), true],
      ['of two days', () => ({ startAt: fromNow(-2 * day) }), false],
      ['ended before it began', () => ({ endAt: fromNow(-120_000) }), false],
      ['kept for ever', () => ({ expireAt: fromNow(33 * day) }), false],
      ['with no count', () => ({ count: 0 }), false],
      ['with another count', () => ({ count: 3 }), false],
      ['with points in a list', () => ({ points: [1, 2] }), false],
      ['with no points', () => ({ points: '', count: 1 }), false],
      ['with as many as go', () => ({ points: pointsOf(mostFixes), count: mostFixes }), true],
      ['with one more', () => ({ points: pointsOf(mostFixes + 1), count: mostFixes + 1 }), false],
      ['with a novel in it', () => ({ points: `0,1,1,1,,${'a'.repeat(20_000)}`, count: 1 }), false],
      ['north of the pole', () => ({ points: '0,9000001,1,1,,', count: 1 }), false],
      ['at the pole', () => ({ points: '0,9000000,-18000000,1,,', count: 1 }), true],
      ['beyond the date line', () => ({ points: '0,1,18000001,1,,', count: 1 }), false],
      ['with a battery that is too full', () => ({ points: '0,1,1,1,101,', count: 1 }), false],
      ['with words', () => ({ points: '0,1,1,1,,on site', count: 1 }), false],
      ['told by somebody else', () => ({ updatedBy: 'idle' }), false],
      ['of another shape', () => ({ schema: 9 }), false],
      ['with more in it', () => ({ extra: 1 }), false],
    ])('%s', async (_name, more, allowed) => {
      expect(await track('tech', more()), world().lastDenial()).toBe(allowed)
    })

    it('lacks nothing', async () => {
      const doc = { uid: 'tech', schema: 1, updatedBy: 'tech', updatedAt: '' }
      expect(await may('tech', createOf(`${home}/tracks/n`, doc, 'updatedAt'))).toBe(false)
    })

    it('is never changed or taken away', async () => {
      for (const uid of ['tech', 'admin']) {
        const change = updateOf(`${home}/tracks/tr-tech`, { count: 1, updatedBy: uid })
        expect(await may(uid, change), uid).toBe(false)
        expect(await may(uid, deleteOf(`${home}/tracks/tr-tech`)), uid).toBe(false)
      }
    })

    it('is read by the office and by whose it is', async () => {
      for (const { uid } of people) {
        const shown = isMember(uid) && (isOffice(uid) || uid === 'tech')
        expect(await world().mayGet(uid, `${home}/tracks/tr-tech`), uid).toBe(shown)
        expect(await world().mayList(uid, home, waysOf('tech')), uid).toBe(shown)
        const own = isMember(uid)
        expect(await world().mayList(uid, home, waysOf(uid)), uid).toBe(own)
        expect(await world().mayList(uid, 'companies/other', waysOf('tech')), uid).toBe(
          uid === 'owner-foreign' || uid === 'admin-foreign',
        )
      }
      expect(await world().mayGet(null, `${home}/tracks/tr-tech`)).toBe(false)
    })
  })

  describe('a last known place', () => {
    const stand = (uid: string, at: string, more: Doc = {}, company = home) => {
      const { step: _, ...place } = fix
      const times = { at: fromNow(-1000), expireAt: fromNow(day) }
      const doc = { ...place, ...times, schema: 1, updatedBy: uid, ...more }
      if (at === 'tech') return may(uid, updateOf(`${company}/positions/tech`, doc))
      const path = `${company}/positions/${at}`
      return may(uid, createOf(path, { ...doc, updatedAt: '' }, 'updatedAt'))
    }

    it('is told and taken back by oneself', async () => {
      for (const { uid } of people) {
        expect(await stand(uid, uid), uid).toBe(isMember(uid))
        const gone = await may(uid, deleteOf(`${home}/positions/${uid}`))
        expect(gone, uid).toBe(isMember(uid))
      }
      expect(await stand('idle', 'tech')).toBe(false)
      const other = 'companies/other'
      expect(await stand('owner-foreign', 'owner-foreign', {}, other)).toBe(false)
      expect(await may('admin', deleteOf(`${home}/positions/tech`))).toBe(false)
    })

    it('is seen by the office and by whose it is', async () => {
      for (const { uid } of people) {
        const shown = isMember(uid) && (isOffice(uid) || uid === 'tech')
        expect(await world().mayGet(uid, `${home}/positions/tech`), uid).toBe(shown)
      }
    })

    it('may be of a phone that does not tell its battery', async () => {
      expect(await stand('idle', 'idle', { battery: null })).toBe(true)
    })

    it.each<[string, () => Doc]>([
      ['as a text', () => ({ at: 'now' })],
      ['of tomorrow', () => ({ at: fromNow(600_000) })],
      ['kept for ever', () => ({ expireAt: fromNow(33 * day) })],
      ['off the earth', () => ({ latitude: 91 })],
      ['more than exact', () => ({ accuracy: -1 })],
      ['more or less', () => ({ accuracy: 'good' })],
      ['with a battery that is too full', () => ({ battery: 101 })],
      ['of another shape', () => ({ schema: 9 })],
      ['with more in it', () => ({ extra: 1 })],
    ])('is not %s', async (_name, more) => {
      expect(await stand('idle', 'idle', more())).toBe(false)
    })

    it('is somewhere', async () => {
      const doc = { schema: 1, updatedBy: 'idle', updatedAt: '' }
      expect(await may('idle', createOf(`${home}/positions/idle`, doc, 'updatedAt'))).toBe(false)
    })
  })
}

/** As the app asks for one person's day. */
function waysOf(uid: string): object {
  const filter = (fieldPath: string, op: string, value: object) => ({
    fieldFilter: { field: { fieldPath }, op, value },
  })
  const filters = [
    filter('uid', 'EQUAL', { stringValue: uid }),
    filter('startAt', 'GREATER_THAN_OR_EQUAL', { timestampValue: fromNow(-day).toISOString() }),
    filter('startAt', 'LESS_THAN', { timestampValue: fromNow(0).toISOString() }),
  ]
  return {
    from: [{ collectionId: 'tracks' }],
    where: { compositeFilter: { op: 'AND', filters } },
    orderBy: [{ field: { fieldPath: 'startAt' }, direction: 'ASCENDING' }],
  }
}
