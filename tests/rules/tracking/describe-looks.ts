import { describe, expect, it } from 'vitest'
import { dayBounds } from '#domain/dispatch/day-bounds.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import { createHome } from '../world/home.ts'
import { people } from '../world/people.ts'
import { createOf, deleteOf, now, updateOf, type World } from '../world/world.ts'
import { tracksOf } from './describe-routes.ts'

const home = 'companies/home'
const day = 86_400_000
const fromNow = (ms: number) => new Date(Date.parse(now) + ms)
const isOffice = (uid: string) => uid === 'owner' || uid === 'admin'

const lookAt = (uid: string, by: string, more: Doc = {}): Doc => ({
  uid,
  day: uid === '*' ? '' : '2026-03-01',
  expireAt: fromNow(30 * day),
  schema: 1,
  updatedAt: '',
  updatedBy: by,
  ...more,
})
const currentLook = (uid: string, by: string, more: Doc = {}): Doc => ({
  uid,
  lookId: 'l-new',
  schema: 1,
  updatedAt: '',
  updatedBy: by,
  ...more,
})

/** The office reads someone's route only after it has recorded the look; the person sees who looked. */
export function describeLooks(world: () => World): void {
  const may = (uid: string, ...writes: Parameters<World['mayCommitBare']>[1]) =>
    world().mayCommitBare(uid, writes)
  /** The two writes of a look, with other values. */
  const looks = (
    by: string,
    at: string,
    {
      company = home,
      look = {},
      current = {},
    }: { company?: string; look?: Doc; current?: Doc } = {},
  ) =>
    may(
      by,
      createOf(`${company}/looks/l-new`, lookAt(at, by, look), 'updatedAt'),
      createOf(`${company}/currentLooks/${by}`, currentLook(at, by, current), 'updatedAt'),
    )

  describe('a look at a route', () => {
    it('is recorded by the office only', async () => {
      for (const { uid } of people) expect(await looks(uid, 'tech'), uid).toBe(isOffice(uid))
      expect(await looks('owner-foreign', 'tech')).toBe(false)
      expect(await looks('admin', 'tech', { company: 'companies/other' })).toBe(false)
    })

    it('at everyone’s, for an export, is the owner’s', async () => {
      for (const { uid } of people) expect(await looks(uid, '*'), uid).toBe(uid === 'owner')
    })

    it.each<[string, { look?: Doc; current?: Doc }]>([
      ['names another person than the one looked at', { current: { uid: 'idle' } }],
      ['names everyone in one of both', { current: { uid: '*' } }],
      ['is recorded under another name', { current: { lookId: 'l-other' } }],
      ['was recorded before', { current: { lookId: 'l-old' } }],
      ['expires at once', { look: { expireAt: fromNow(60_000) } }],
      ['stays for years', { look: { expireAt: fromNow(900 * day) } }],
      ['has no day', { look: { day: '' } }],
      ['has a day that does not exist', { look: { day: '2026-02-30' } }],
      ['has a person without a name', { look: { uid: '' }, current: { uid: '' } }],
      ['is of another user', { look: { updatedBy: 'owner' } }],
      ['has more fields', { look: { note: 'x' } }],
      ['has more fields now', { current: { note: 'x' } }],
      ['is of another schema', { look: { schema: 2 } }],
      ['expires at a time as text', { look: { expireAt: '2026-04-01' } }],
      ['is of another schema now', { current: { schema: 2 } }],
      ['is recorded under no name', { current: { lookId: 'l new' } }],
    ])('is refused where it %s', async (_why, more) => {
      expect(await looks('admin', 'tech', more)).toBe(false)
    })

    it('at everyone’s has no day', async () => {
      expect(await looks('owner', '*', { look: { day: '2026-03-01' } })).toBe(false)
    })

    it('has a name and every field', async () => {
      const look = lookAt('tech', 'admin')
      expect(await may('admin', createOf(`${home}/looks/l.new`, look, 'updatedAt'))).toBe(false)
      const { uid: _, ...without } = look
      expect(await may('admin', createOf(`${home}/looks/n`, without, 'updatedAt'))).toBe(false)
      const right = createOf(`${home}/looks/l-new`, look, 'updatedAt')
      const { schema: _schema, ...current } = currentLook('tech', 'admin')
      const path = `${home}/currentLooks/admin`
      expect(await may('admin', right, createOf(path, current, 'updatedAt'))).toBe(false)
    })

    it('is refused with one of both only, or for a colleague', async () => {
      for (const { uid } of people) {
        const alone = currentLook('tech', uid)
        const path = `${home}/currentLooks/${uid}`
        expect(await may(uid, createOf(path, alone, 'updatedAt')), uid).toBe(false)
      }
      const current = createOf(
        `${home}/currentLooks/admin`,
        currentLook('tech', 'admin'),
        'updatedAt',
      )
      expect(await may('admin', current)).toBe(false)
      const look = createOf(`${home}/looks/l-new`, lookAt('tech', 'admin'), 'updatedAt')
      const foreign = createOf(
        `${home}/currentLooks/owner`,
        currentLook('tech', 'admin'),
        'updatedAt',
      )
      expect(await may('admin', look, foreign)).toBe(false)
    })

    it('is never changed or deleted', async () => {
      for (const uid of ['owner', 'admin', 'tech']) {
        const change = updateOf(`${home}/looks/l-old`, { day: '2026-02-01', updatedBy: uid })
        expect(await may(uid, change), uid).toBe(false)
        expect(await may(uid, deleteOf(`${home}/looks/l-old`)), uid).toBe(false)
        expect(await may(uid, deleteOf(`${home}/currentLooks/admin`)), uid).toBe(false)
      }
    })

    it('is shown to the person it is about and to the owner', async () => {
      for (const { uid } of people) {
        const shown = uid === 'tech' || uid === 'owner'
        expect(await world().mayGet(uid, `${home}/looks/l-old`), uid).toBe(shown)
        expect(await world().mayList(uid, home, looksAt('tech')), uid).toBe(shown)
        const isHome = people.some(
          (one) => one.uid === uid && one.companyId === 'home' && one.status === 'active',
        )
        expect(await world().mayList(uid, home, looksAt('*')), uid).toBe(isHome)
        expect(await world().mayGet(uid, `${home}/currentLooks/${uid}`), uid).toBe(isHome)
      }
      expect(await world().mayGet(null, `${home}/looks/l-old`)).toBe(false)
      expect(await world().mayGet('owner', `${home}/currentLooks/admin`)).toBe(false)
    })

    it('opens the route of this person, for a quarter of an hour', async () => {
      const cases = [
        [-60_000, 'tech', true],
        [-16 * 60_000, 'tech', false],
        [-60_000, 'idle', false],
        [-60_000, '*', true],
      ] as const
      for (const [ms, at, shown] of cases) {
        const opened = await withLook(at, { ms })
        expect(await opened.mayGet('admin', `${home}/tracks/tr-tech`), `${ms} ${at}`).toBe(shown)
        expect(await opened.mayList('admin', home, tracksOf('tech')), `${ms} ${at}`).toBe(shown)
        const all = { from: [{ collectionId: 'tracks' }] }
        expect(await opened.mayList('admin', home, all), `${ms} ${at}`).toBe(shown && at === '*')
        expect(await opened.mayGet('owner', `${home}/tracks/tr-tech`)).toBe(false)
      }
    })

    it.each<[string, string, boolean]>([
      ['its day', '2026-03-01', true],
      ['the day after, into which it may go on', '2026-03-02', true],
      ['the day before, which it still is in the west', '2026-02-28', true],
      ['two days before', '2026-02-27', false],
      ['two days after', '2026-03-03', false],
      ['a day of the past', '2025-06-01', false],
      ['a day of the future', '2199-01-01', false],
    ])('opens a piece by a look at %s', async (_which, shownDay, shown) => {
      const opened = await withLook('tech', { day: shownDay })
      expect(await opened.mayGet('admin', `${home}/tracks/tr-tech`)).toBe(shown)
    })

    it.each(['Pacific/Kiritimati', 'Etc/GMT+12', 'America/Halifax'])(
      'opens all that the app asks for of a day in %s, and nothing earlier or later',
      async (timeZone) => {
        const opened = await withLook('tech', { day: '2026-02-20' })
        const { startsAt, endsAt } = dayBounds('2026-02-20', timeZone)
        const may = (from: number, to: number) =>
          opened.mayList('admin', home, tracksOf('tech', new Date(from), new Date(to)))
        expect(await may(startsAt - day, endsAt)).toBe(true)
        expect(await may(startsAt - 3 * day, endsAt)).toBe(false)
        expect(await may(startsAt - day, endsAt + 2 * day)).toBe(false)
      },
    )

    it('opens nothing once its record is gone', async () => {
      const opened = await withLook('tech', { lookId: 'l-none' })
      expect(await opened.mayGet('admin', `${home}/tracks/tr-tech`)).toBe(false)
    })

    it('can be followed by the next one', async () => {
      const opened = await createHome(
        {},
        new Map([
          [
            'currentLooks/admin' as never,
            { ...currentLook('idle', 'admin'), updatedAt: fromNow(-1) },
          ],
        ]),
      )
      const next = [
        createOf(`${home}/looks/l-new`, lookAt('tech', 'admin'), 'updatedAt'),
        updateOf(`${home}/currentLooks/admin`, {
          uid: 'tech',
          lookId: 'l-new',
          schema: 1,
          updatedBy: 'admin',
        }),
      ]
      expect(await opened.mayCommitBare('admin', next)).toBe(true)
    })
  })
}

/** A world in which the admin looks at this person's route. */
function withLook(
  at: string,
  { ms = -60_000, day: shownDay = '2026-03-02', lookId = 'l-new' },
): Promise<World> {
  return createHome(
    {},
    new Map<Ref, Doc>([
      ['currentLooks/admin', { ...currentLook(at, 'admin', { lookId }), updatedAt: fromNow(ms) }],
      [
        'looks/l-new',
        {
          ...lookAt(at, 'admin', { day: at === '*' ? '' : shownDay }),
          updatedAt: fromNow(ms),
        },
      ],
    ]),
  )
}

/** The app's query for the looks at one person's routes. */
function looksAt(uid: string): object {
  return {
    from: [{ collectionId: 'looks' }],
    where: {
      fieldFilter: { field: { fieldPath: 'uid' }, op: 'EQUAL', value: { stringValue: uid } },
    },
  }
}
