import * as v from 'valibot'
import { fail, ok } from '#lib/result.ts'
import { can } from '#domain/access/can.ts'
import { calendarDay, id } from '#domain/entities/fields.ts'
import { entriesHash, weekSpan, weekTotals } from '#domain/entities/week.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { refTo } from '#domain/mutation/refs.ts'
import { mondayOf } from '#domain/time/timesheet.ts'
import { hasTotals, weekId } from '#domain/time/week.ts'
import { readEntity } from '../shared/read-entity.ts'

const monday = v.pipe(
  calendarDay,
  v.check((day) => mondayOf(day) === day, 'day'),
)

/** Approves one person's hours of a week that is over; from then on they cannot be corrected. */
export const weekApprove = defineMutation({
  version: 1,
  may: ['week/approve'],
  schema: v.object({
    userId: id,
    monday,
    ...weekSpan,
    ...weekTotals,
    entriesHash: v.optional(entriesHash, null),
  }),
  refs: ({ userId, monday: day }) => [refTo('weeks', weekId(userId, day))],
  peeks: ({ userId }) => [refTo('users', userId)],
  run(tx, args, { actor, at }) {
    if (!can(actor, 'week/approve', args)) return notAllowed('week/approve')
    const person = tx.peek(refTo('users', args.userId))
    const isStranger = person === null || (person && person.companyId !== actor.companyId)
    if (isStranger) return fail({ type: 'doc/missing', ref: refTo('users', args.userId) })
    if (Date.parse(args.endsAt) > Date.parse(at)) return fail({ type: 'week/not-over' })
    const ref = refTo('weeks', weekId(args.userId, args.monday))
    const decided = { status: 'approved', decidedAt: at, decidedBy: actor.uid }
    if (tx.get(ref) === undefined) {
      tx.create(ref, { ...args, ...decided })
      return ok()
    }
    const week = readEntity(tx, 'weeks', weekId(args.userId, args.monday))
    if (!week.ok) return week
    // Two people may approve the same hours.
    const isSame = hasTotals(week.value, args) && week.value.entriesHash === args.entriesHash
    if (week.value.status === 'approved' && isSame) return ok()
    const { userId: _userId, monday: _monday, ...approved } = args
    tx.update(ref, { ...approved, ...decided })
    return ok()
  },
})

/** Lets an approved week be corrected again. */
export const weekReopen = defineMutation({
  version: 1,
  may: ['week/approve'],
  schema: v.object({ userId: id, monday }),
  refs: ({ userId, monday: day }) => [refTo('weeks', weekId(userId, day))],
  run(tx, { userId, monday: day }, { actor, at }) {
    if (!can(actor, 'week/approve', { userId })) return notAllowed('week/approve')
    const week = readEntity(tx, 'weeks', weekId(userId, day))
    if (!week.ok) return week
    if (week.value.status === 'open') return ok()
    const decided = { status: 'open', decidedAt: at, decidedBy: actor.uid }
    tx.update(refTo('weeks', weekId(userId, day)), decided)
    return ok()
  },
})
