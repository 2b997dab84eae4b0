import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Doc } from '#domain/mutation/types.ts'
import type { Write } from '#emulator/engine/types.ts'
import { absenceDoc, awayDoc, past } from '../world/documents.ts'
import { createHome, homeDocs } from '../world/home.ts'
import { people } from '../world/people.ts'
import { createOf, deleteOf, now, updateOf } from '../world/world.ts'

const runs = 4000
const at = '2026-03-02T08:59:00.000Z'
const stored = homeDocs()
const absences = [...stored.keys()].filter((ref) => ref.startsWith('absences/')).map(idOf)
const shown = [...stored.keys()].filter((ref) => ref.startsWith('away/')).map(idOf)
const outsiders = people.filter(
  ({ role, status, companyId }) =>
    role === 'technician' || status !== 'active' || companyId !== 'home',
)
const days = ['2026-03-01', '2026-03-09', '2026-03-13', '2026-12-31', '2026-02-30', past, null]

const uid = fc.constantFrom(...outsiders.map((one) => one.uid))
const anyone = fc.constantFrom('tech', 'idle', 'editor', 'admin', 'owner', 'technician-foreign')
const change = (fields: Readonly<Record<string, fc.Arbitrary<unknown>>>) =>
  fc.record(fields, { requiredKeys: [] }) as fc.Arbitrary<Doc>
const wrong = change({
  userId: anyone,
  kind: fc.constantFrom('sick', 'vacation', 'holiday', 7),
  fromOn: fc.constantFrom(...days),
  toOn: fc.constantFrom(...days),
  note: fc.constantFrom('', 'Other words', 7),
  reply: fc.constantFrom('', 'Approved', null),
  decidedAt: fc.constantFrom(at, now, null, '2199-01-01T00:00:00Z'),
  decidedBy: fc.option(anyone),
  createdBy: anyone,
  deletedAt: fc.constantFrom(null, at, past),
})
/** Mostly what the office would write, sometimes with other values. */
const seldom = fc.oneof(
  { arbitrary: fc.constant<Doc>({}), weight: 2 },
  { arbitrary: wrong, weight: 1 },
)

type Act = 'request' | 'enter' | 'approve' | 'reject' | 'cancel' | 'show' | 'end' | 'delete'
const acts = fc.constantFrom<Act[]>(
  'request',
  'enter',
  'approve',
  'reject',
  'cancel',
  'show',
  'end',
  'delete',
)
/** Receipts that a technician may write: an office's name alone is refused. */
const names = fc.constantFrom('user/edit', 'absence/request', 'absence/cancel')
const companions = fc.constantFrom('right', 'right', 'right', 'none', 'other')

it(`lets none of ${runs} generated writes of others through to time off`, async () => {
  const world = await createHome()
  const through: unknown[] = []
  await fc.assert(
    fc.asyncProperty(
      uid,
      acts,
      fc.constantFrom(...absences),
      anyone,
      seldom,
      companions,
      fc.constantFrom(...shown),
      names,
      async (by, act, absence, about, more, companion, other, name) => {
        // Their own time off is theirs to ask for and to cancel.
        const before = stored.get(`absences/${absence}`)
        const isOwn = act === 'request' ? about === by : before?.userId === by
        // Such attempts are drawn again, so that each of the runs is an attack.
        if (isOwn && act === 'cancel') fc.pre('reply' in more || 'userId' in more)
        if (isOwn && act === 'request') fc.pre('userId' in more || 'kind' in more)
        const id = ['request', 'enter'].includes(act) ? 'ab-hostile' : absence
        const attack = { by, act, id, about, more, awayId: companion === 'other' ? other : id }
        const writes = writesOf(attack, companion !== 'none')
        if (await world.mayCommit(by, writes, { name })) through.push(attack)
      },
    ),
    { numRuns: runs, seed: 18 },
  )
  expect(through).toEqual([])
}, 240_000)

interface Attack {
  readonly by: string
  readonly act: Act
  readonly id: string
  readonly about: string
  readonly more: Doc
  readonly awayId: string
}

/** The writes of an honest office, by someone else and sometimes with other values. */
function writesOf({ by, act, id, about, more, awayId }: Attack, isShown: boolean): Write[] {
  const path = `companies/home/absences/${id}`
  const away = `companies/home/away/${awayId}`
  const before = stored.get(`absences/${id}`) ?? absenceDoc(about)
  const { userId, fromOn, toOn } = { ...before, ...more } as Record<string, unknown>
  const created = { createdBy: by, updatedBy: by }
  const decided = { decidedAt: at, decidedBy: by, ...more, updatedBy: by }
  const show = createOf(away, awayDoc('', { userId, fromOn, toOn, updatedBy: by }), 'updatedAt')
  const end = updateOf(away, { deletedAt: at, updatedBy: by })
  const changed = (status: string) => updateOf(path, { status, ...decided })
  const writes: Readonly<Record<Act, readonly (Write | false)[]>> = {
    request: [createOf(path, absenceDoc(about, { ...created, ...more }), 'updatedAt')],
    enter: [
      createOf(
        path,
        absenceDoc(about, { ...created, status: 'approved', ...decided }),
        'updatedAt',
      ),
      isShown && show,
    ],
    approve: [changed('approved'), isShown && show],
    reject: [changed('rejected')],
    cancel: [changed('cancelled'), before.status === 'approved' && isShown && end],
    show: [show],
    end: [end],
    delete: [deleteOf(path), isShown && deleteOf(away)],
  }
  return writes[act].flatMap((write) => (write === false ? [] : [write]))
}

function idOf(ref: string): string {
  return ref.slice(ref.indexOf('/') + 1)
}
