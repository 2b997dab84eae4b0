import { describe, expect, it } from 'vitest'
import { encodePoints, maxFixes } from '#domain/tracking/track-points.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import { past } from '../world/documents.ts'
import { createHome } from '../world/home.ts'
import { people } from '../world/people.ts'
import { createOf, deleteOf, now, updateOf, type World } from '../world/world.ts'

const home = 'companies/home'
const day = 86_400_000
/** The rules compare with the server's time. */
const fromNow = (ms: number) => new Date(Date.parse(now) + ms)
const isMember = (uid: string) =>
  people.some((one) => one.uid === uid && one.companyId === 'home' && one.status === 'active')
const isOffice = (uid: string) => uid === 'owner' || uid === 'admin'

const fix = { latitude: 44.4, longitude: -64.3, accuracy: 5, battery: 80, step: null }
const pointsOf = (count: number) =>
  encodePoints(
    Array.from({ length: count }, (_, i) => ({ ...fix, at: fromNow(i * 1000).toISOString() })),
  )

/** Tracks and last positions: written only for oneself, with plausible times and sizes, and only with tracking on. */
export function describeRoutes(world: () => World): void {
  const may = (uid: string, ...writes: Parameters<World['mayCommit']>[1]) =>
    world().mayCommit(uid, writes)
  const track = (uid: string, more: Doc = {}, company = home) => {
    const times = { startAt: fromNow(-60_000), endAt: fromNow(-1000), expireAt: fromNow(30 * day) }
    const doc = { uid, deviceId: 'd1', ...times, count: 2, points: pointsOf(2), schema: 1 }
    const stamped = { ...doc, updatedBy: uid, updatedAt: '', ...more }
    return may(uid, createOf(`${company}/tracks/n`, stamped, 'updatedAt'))
  }

  describe('a track', () => {
    it('can be written only for oneself', async () => {
      for (const { uid } of people) expect(await track(uid), uid).toBe(isMember(uid))
    })

    it('has the server’s time', async () => {
      const times = {
        startAt: fromNow(-60_000),
        endAt: fromNow(-1000),
        expireAt: fromNow(30 * day),
      }
      const track = {
        uid: 'tech',
        deviceId: 'd1',
        ...times,
        count: 2,
        points: pointsOf(2),
        schema: 1,
      }
      const doc = { ...track, updatedBy: 'tech', updatedAt: fromNow(-1000) }
      expect(await may('tech', createOf(`${home}/tracks/n`, doc))).toBe(false)
    })

    it('is denied in a company without tracking', async () => {
      expect(await track('owner-foreign', {}, 'companies/other')).toBe(false)
      expect(await track('owner-foreign', {}, 'companies/recording')).toBe(false)
    })

    it.each<[string, () => Doc, boolean]>([
      ['of another user', () => ({ uid: 'idle' }), false],
      ['without a device', () => ({ deviceId: 5 }), false],
      ['with a start as text', () => ({ startAt: fromNow(-1000).toISOString() }), false],
      ['with an end as text', () => ({ endAt: fromNow(-1000).toISOString() }), false],
      ['with an expiry as text', () => ({ expireAt: fromNow(1000).toISOString() }), false],
      ['that ends in the future', () => ({ endAt: fromNow(600_000) }), false],
      ['that starts in the future', () => ({ startAt: fromNow(day), endAt: fromNow(day) }), false],
      ['of a clock slightly ahead', () => ({ endAt: fromNow(60_000) }), true],
      ['a month old', () => ({ startAt: fromNow(-32 * day), endAt: fromNow(-32 * day) }), false],
      ['of last week', () => ({ startAt: fromNow(-7 * day), endAt: fromNow(-7 * day) }), true],
      ['of two days', () => ({ startAt: fromNow(-2 * day) }), false],
      ['that ends before it starts', () => ({ endAt: fromNow(-120_000) }), false],
      ['that expires too late', () => ({ expireAt: fromNow(33 * day) }), false],
      ['with a count of zero', () => ({ count: 0 }), false],
      ['with another count', () => ({ count: 3 }), false],
      ['with points in a list', () => ({ points: [1, 2] }), false],
      ['with no points', () => ({ points: '', count: 1 }), false],
      ['with the maximum of points', () => ({ points: pointsOf(maxFixes), count: maxFixes }), true],
      [
        'with one point more',
        () => ({ points: pointsOf(maxFixes + 1), count: maxFixes + 1 }),
        false,
      ],
      ['with a long text', () => ({ points: `0,1,1,1,,${'a'.repeat(20_000)}`, count: 1 }), false],
      ['north of the pole', () => ({ points: '0,9000001,1,1,,', count: 1 }), false],
      ['at the pole', () => ({ points: '0,9000000,-18000000,1,,', count: 1 }), true],
      ['beyond the date line', () => ({ points: '0,1,18000001,1,,', count: 1 }), false],
      ['with a battery over 100 percent', () => ({ points: '0,1,1,1,101,', count: 1 }), false],
      ['with text', () => ({ points: '0,1,1,1,,on site', count: 1 }), false],
      ['written by another user', () => ({ updatedBy: 'idle' }), false],
      ['of another schema version', () => ({ schema: 9 }), false],
      ['with an extra field', () => ({ extra: 1 }), false],
    ])('%s', async (_name, more, allowed) => {
      expect(await track('tech', more()), world().lastDenial()).toBe(allowed)
    })

    it('has all fields', async () => {
      const doc = { uid: 'tech', schema: 1, updatedBy: 'tech', updatedAt: '' }
      expect(await may('tech', createOf(`${home}/tracks/n`, doc, 'updatedAt'))).toBe(false)
    })

    it('is never changed or deleted', async () => {
      for (const uid of ['tech', 'admin']) {
        const change = updateOf(`${home}/tracks/tr-tech`, { count: 1, updatedBy: uid })
        expect(await may(uid, change), uid).toBe(false)
        expect(await may(uid, deleteOf(`${home}/tracks/tr-tech`)), uid).toBe(false)
      }
    })

    it('can be read by its user, and by no one of the office without a recorded look', async () => {
      for (const { uid } of people) {
        const own = isMember(uid) && uid === 'tech'
        expect(await world().mayGet(uid, `${home}/tracks/tr-tech`), uid).toBe(own)
        expect(await world().mayList(uid, home, tracksOf('tech')), uid).toBe(own)
        expect(await world().mayList(uid, home, tracksOf(uid)), uid).toBe(isMember(uid))
        expect(await world().mayList(uid, 'companies/other', tracksOf('tech')), uid).toBe(false)
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

    it('can be written and deleted only for oneself', async () => {
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

    it.each(['disabledFeatures', 'hiddenFeatures'])(
      'is neither written nor read in a company without the map: %s',
      async (field) => {
        const without = await createHome({ [field]: ['tracking'] })
        const { step: _, ...place } = fix
        const times = { at: fromNow(-1000), expireAt: fromNow(day) }
        const doc = { ...place, ...times, schema: 1, updatedBy: 'idle', updatedAt: '' }
        const write = createOf(`${home}/positions/idle`, doc, 'updatedAt')
        expect(await without.mayCommitBare('idle', [write])).toBe(false)
        expect(await without.mayGet('admin', `${home}/positions/tech`)).toBe(false)
      },
    )

    it('is closed to an admin who has just been deactivated, as are routes that they looked at', async () => {
      const left = { role: 'admin', status: 'inactive', companyId: 'home', deactivatedAt: past }
      const look = { uid: 'tech', schema: 1, updatedBy: 'admin', updatedAt: fromNow(-1000) }
      const after = await createHome(
        {},
        new Map<Ref, Doc>([
          ['users/admin', { ...left, permissions: [], schema: 1, updatedAt: past }],
          ['currentLooks/admin', { ...look, lookId: 'l-seen' }],
          ['looks/l-seen', { ...look, day: '2026-03-01' }],
        ]),
      )
      const paths = ['positions/tech', 'tracks/tr-tech', 'routeDays/tech_2026-02-01', 'looks/l-old']
      for (const path of paths)
        expect(await after.mayGet('admin', `${home}/${path}`), path).toBe(false)
      const all = { from: [{ collectionId: 'positions' }] }
      expect(await after.mayList('admin', home, all)).toBe(false)
    })

    it('can be read by the office and its user', async () => {
      for (const { uid } of people) {
        const shown = isMember(uid) && (isOffice(uid) || uid === 'tech')
        expect(await world().mayGet(uid, `${home}/positions/tech`), uid).toBe(shown)
      }
    })

    it('can lack the battery level', async () => {
      expect(await stand('idle', 'idle', { battery: null })).toBe(true)
    })

    it.each<[string, () => Doc]>([
      ['a time as text', () => ({ at: 'now' })],
      ['a time in the future', () => ({ at: fromNow(600_000) })],
      ['too late an expiry', () => ({ expireAt: fromNow(33 * day) })],
      ['an impossible latitude', () => ({ latitude: 91 })],
      ['a latitude that is no number', () => ({ latitude: NaN })],
      ['a longitude that is no number', () => ({ longitude: NaN })],
      ['an endless longitude', () => ({ longitude: Infinity })],
      ['an accuracy that is no number', () => ({ accuracy: NaN })],
      ['an endless accuracy', () => ({ accuracy: Infinity })],
      ['half a percent of battery', () => ({ battery: 0.5 })],
      ['a negative accuracy', () => ({ accuracy: -1 })],
      ['an accuracy as text', () => ({ accuracy: 'good' })],
      ['a battery over 100 percent', () => ({ battery: 101 })],
      ['another schema version', () => ({ schema: 9 })],
      ['an extra field', () => ({ extra: 1 })],
    ])('does not have %s', async (_name, more) => {
      expect(await stand('idle', 'idle', more())).toBe(false)
    })

    it('has coordinates', async () => {
      const doc = { schema: 1, updatedBy: 'idle', updatedAt: '' }
      expect(await may('idle', createOf(`${home}/positions/idle`, doc, 'updatedAt'))).toBe(false)
    })
  })
}

/** The app's query for one user's day. */
export function tracksOf(uid: string, from = fromNow(-day), to = fromNow(0)): object {
  const filter = (fieldPath: string, op: string, value: object) => ({
    fieldFilter: { field: { fieldPath }, op, value },
  })
  const filters = [
    filter('uid', 'EQUAL', { stringValue: uid }),
    filter('startAt', 'GREATER_THAN_OR_EQUAL', { timestampValue: from.toISOString() }),
    filter('startAt', 'LESS_THAN', { timestampValue: to.toISOString() }),
  ]
  return {
    from: [{ collectionId: 'tracks' }],
    where: { compositeFilter: { op: 'AND', filters } },
    orderBy: [{ field: { fieldPath: 'startAt' }, direction: 'ASCENDING' }],
  }
}
