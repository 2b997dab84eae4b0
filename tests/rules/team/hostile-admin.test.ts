import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import type { Write } from '#emulator/engine/types.ts'
import { absenceDoc, awayDoc, past, pictureDoc, staffDoc, weekDoc } from '../world/documents.ts'
import { createHome } from '../world/home.ts'
import { createOf, deleteOf, updateOf } from '../world/world.ts'

const runs = 3000
const by = 'admin'
const at = '2026-03-02T08:59:00.000Z'

/** What an admin decides about everyone but themselves, and what only the owner changes. */
const closed: readonly Ref[] = [
  'weeks/admin_20260216',
  'weeks/admin_20260223',
  'absences/ab-admin',
  'absences/ab-admin-approved',
  'absences/ab-new',
  'away/ab-admin-approved',
  'away/ab-new',
  'staff/admin',
  'staff/owner',
  'pictures/owner',
]
/** Those of the same collections that they may change, which might lend an attack their receipt. */
const open: readonly Ref[] = ['weeks/tech_20260216', 'absences/ab-tech', 'staff/tech']

const change = fc.record(
  {
    status: fc.constantFrom('approved', 'open', 'rejected', 'cancelled', 'requested'),
    paidMinutes: fc.constantFrom(0, 2400, 100_000),
    entriesHash: fc.constantFrom(null, 'a1'.repeat(32)),
    userId: fc.constantFrom('admin', 'tech', 'owner'),
    decidedBy: fc.constantFrom('admin', 'owner'),
    toOn: fc.constantFrom('2026-03-20', '2026-03-09'),
    maxMinutesPerDay: fc.constantFrom(null, 60),
    weeklyHours: fc.constant(null),
    deletedAt: fc.constantFrom(at, null),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<Doc>
const acts = fc.constantFrom('create', 'update', 'decide', 'replace', 'remove', 'delete')
const names = fc.constantFrom(
  'document/remove',
  'week/approve',
  'week/reopen',
  'absence/add',
  'absence/decide',
  'staff/edit',
  'picture/set',
  'sample/remove',
)

interface Attack {
  readonly ref: Ref
  readonly act: string
  readonly more: Doc
  readonly beside: Ref | null
}

it(`lets none of ${runs} generated writes of an admin to what is closed to them through`, async () => {
  const world = await createHome()
  const through: unknown[] = []
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...closed),
      acts,
      fc.oneof({ arbitrary: fc.constant<Doc>({}), weight: 1 }, { arbitrary: change, weight: 2 }),
      fc.option(fc.constantFrom(...open), { freq: 4 }),
      names,
      async (ref, act, more, beside, name) => {
        const attack = { ref, act, more, beside }
        fc.pre(!isTheirs(attack))
        seen.add(`${act} ${ref}`)
        // A removal names one document, and a hostile client can say so.
        const about = name === 'document/remove' ? { refs: [ref] } : {}
        if (await world.mayCommit(by, writesOf(attack), { name, ...about }))
          through.push({ ...attack, name })
      },
    ),
    { numRuns: runs, seed: 24 },
  )
  expect(through).toEqual([])
  expect(seen.size).toBe(closed.length * 6)
}, 240_000)

/** Their own time off is theirs to ask for, and to cancel until it begins. */
function isTheirs({ ref, act, more }: Attack): boolean {
  const isCancelled = (act === 'decide' || act === 'update') && more.status === 'cancelled'
  const isRequested = (act === 'create' || act === 'replace') && more.status === 'requested'
  return /^(absences|away)\/ab-(admin|new)/.test(ref) && (isCancelled || isRequested)
}

/** The writes that an honest owner would send, in the admin's name. */
function writesOf({ ref, act, more, beside }: Attack): readonly Write[] {
  const path = `companies/home/${ref}`
  const [collection = '', id = ''] = ref.split('/')
  const decided = { decidedAt: at, decidedBy: by }
  const whole = createOf(
    path,
    { ...honestDoc(collection, id), ...more, updatedBy: by },
    'updatedAt',
  )
  const gone = createOf(path, { schema: 1, updatedBy: by, deletedAt: at }, 'updatedAt')
  const exists = { currentDocument: { exists: true } }
  const byAct: Readonly<Record<string, Write>> = {
    create: whole,
    replace: { ...whole, ...exists },
    update: updateOf(path, { ...more, updatedBy: by }),
    decide: updateOf(path, { status: 'approved', ...decided, ...more, updatedBy: by }),
    remove: { ...gone, ...exists },
    delete: deleteOf(path),
  }
  const shown = collection === 'absences' && act !== 'delete'
  const attack = byAct[act]
  return [
    ...(attack ? [attack] : []),
    ...(shown
      ? [createOf(`companies/home/away/${id}`, awayDoc('admin', { updatedBy: by }), 'updatedAt')]
      : []),
    ...(beside === null ? [] : [updateOf(`companies/home/${beside}`, { updatedBy: by })]),
  ]
}

function honestDoc(collection: string, id: string): Doc {
  const decided = { status: 'approved', decidedAt: at, decidedBy: by }
  switch (collection) {
    case 'weeks':
      return weekDoc('admin', decided)
    case 'absences':
      return absenceDoc('admin', { ...decided, createdBy: by, createdAt: past })
    case 'away':
      return awayDoc('admin')
    case 'staff':
      return staffDoc(id)
    default:
      return pictureDoc()
  }
}
