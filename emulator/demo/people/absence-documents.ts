import { iso, type Calendar } from '../base/calendar.ts'
import { inCompany, stamped } from '../base/company.ts'
import type { DemoDocument } from '../base/types.ts'
import { admin, type DemoPerson, office, onCall, owner, technician, technicians } from './people.ts'

interface DemoAbsence {
  readonly person: DemoPerson | undefined
  readonly kind: 'vacation' | 'sick' | 'personal' | 'training' | 'other'
  /** First and last day, and the day of the request, counted from today. */
  readonly days: readonly [from: number, to: number]
  readonly asked: number
  readonly status?: 'requested' | 'approved' | 'rejected' | 'cancelled'
  readonly note?: string
  readonly reply?: string
}

const [, , , , , , priya, , kofi] = technicians

/** Time off in every state; no one is away on a day for which the demo plans their orders. */
const absences: readonly DemoAbsence[] = [
  {
    person: technician,
    kind: 'vacation',
    days: [40, 51],
    asked: -3,
    note: 'Camping with the kids.',
  },
  { person: technician, kind: 'personal', days: [-24, -24], asked: -30, status: 'approved' },
  {
    person: technician,
    kind: 'vacation',
    days: [20, 24],
    asked: -40,
    status: 'rejected',
    reply: 'The school boilers are due that week. Can you go the week after?',
  },
  {
    person: priya,
    kind: 'training',
    days: [16, 17],
    asked: -12,
    status: 'approved',
    note: 'F-gas refresher.',
  },
  {
    person: kofi,
    kind: 'vacation',
    days: [15, 19],
    asked: -5,
    note: 'Flights are on hold until Friday.',
  },
  { person: onCall.refrigeration, kind: 'sick', days: [0, 1], asked: 0, status: 'approved' },
  { person: onCall.electrical, kind: 'personal', days: [14, 14], asked: -20, status: 'cancelled' },
  { person: admin, kind: 'vacation', days: [30, 36], asked: -8, status: 'approved' },
  { person: office[1], kind: 'other', days: [18, 18], asked: -1, note: 'Jury duty.' },
]

/** Time off of the demo's people, and the days that their colleagues see. */
export function absenceDocuments(calendar: Calendar): DemoDocument[] {
  return absences.flatMap((absence, i) => documentsOf(`demo-absence-${i + 1}`, absence, calendar))
}

function documentsOf(id: string, absence: DemoAbsence, calendar: Calendar): DemoDocument[] {
  const { person, kind, status = 'requested', note = '', reply = '' } = absence
  if (!person) return []
  const [fromOn, toOn] = absence.days.map((offset) => iso(calendar.at(offset, 12)).slice(0, 10))
  const askedAt = Math.min(calendar.at(absence.asked, 7), calendar.lastNight)
  const decidedBy = status === 'requested' ? null : status === 'cancelled' ? person : owner
  const decidedAt = askedAt + 3_600_000
  const changed = stamped(decidedBy ? decidedAt : askedAt, (decidedBy ?? person).uid)
  const days = { userId: person.uid, fromOn, toOn }
  return [
    inCompany(`absences/${id}`, {
      ...days,
      kind,
      status,
      note,
      reply,
      decidedAt: decidedBy && iso(decidedAt),
      decidedBy: decidedBy?.uid ?? null,
      createdAt: iso(askedAt),
      createdBy: person.uid,
      ...changed,
    }),
    ...(status === 'approved' ? [inCompany(`away/${id}`, { ...days, ...changed })] : []),
  ]
}
