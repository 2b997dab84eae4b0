import * as v from 'valibot'
import { fail, ok, type Result } from '#lib/result.ts'
import { can } from '#domain/access/can.ts'
import { id, instant, requiredLine, text } from '#domain/entities/fields.ts'
import { timeKinds, type TimeEntry } from '#domain/entities/time-entry.ts'
import type { Problem } from '#domain/problem.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { editsOf } from '#domain/mutation/edits/edits-of.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { readEntity } from '../shared/read-entity.ts'
import { refTo } from '#domain/mutation/refs.ts'
import { longestSpan, workBounds } from '#domain/time/bounds.ts'
import { isLocked } from '#domain/time/week.ts'
import { splitInHalves } from '#domain/mutation/split/split-in-halves.ts'
import type { MutationContext, MutationPart, Ref, Tx } from '#domain/mutation/types.ts'
import { type Clock, clockRefs, clockSchema, orderOfTime, setClock } from './clock.ts'

/** Begins and ends one's own time entries by a tap. */
export const timeClock = defineMutation({
  version: 1,
  may: ['time/clock'],
  schema: v.pipe(
    clockSchema,
    v.check(({ endIds, start }) => endIds.length > 0 || start !== null, 'required'),
  ),
  refs: (clock) => clockRefs(clock) as readonly [Ref, ...Ref[]],
  peeks: ({ start }) => (start?.orderId ? [refTo('orders', start.orderId)] : []),
  about: ({ start }) => (start?.orderId ? [refTo('orders', start.orderId)] : []),
  split({ endIds, start }) {
    if (start !== null && endIds.length > 0)
      return [clockPart({ endIds, start: null }), clockPart({ endIds: [], start })]
    return splitInHalves(endIds)?.map((half) => clockPart({ endIds: half, start: null })) ?? null
  },
  run(tx, clock, context) {
    if (!can(context.actor, 'time/clock')) return notAllowed('time/clock')
    setClock(tx, clock, context)
    return ok()
  },
})

function clockPart(args: Clock): MutationPart {
  return { name: 'time/clock', args }
}

/** The weeks that a correction is about, so that the reason can be given if they are approved. */
const weekIds = v.optional(v.pipe(v.array(id), v.maxLength(4), v.readonly()))
type Weeks = { readonly weekIds?: readonly string[] | undefined }
const approved: Result<void, Problem> = fail({ type: 'week/approved' })

function weekRefs({ weekIds: ids = [] }: Weeks): readonly Ref[] {
  return ids.map((one) => refTo('weeks', one))
}

/** Whether any of these times lies in a week that is approved. */
function isApproved(tx: Tx, weeks: Weeks, times: readonly string[]): boolean {
  return weekRefs(weeks).some((ref) => {
    const week = tx.peek(ref)
    return week && times.some((time) => isLocked(week, time))
  })
}

/** Corrects times afterwards; the note tells readers why. */
export const timeCorrect = defineMutation({
  version: 1,
  may: ['time/correct'],
  schema: v.object({
    entryId: id,
    note: requiredLine,
    edits: editsOf({ startedAt: instant, endedAt: v.nullable(instant) }),
    weekIds,
  }),
  refs: ({ entryId }) => [refTo('timeEntries', entryId)],
  peeks: weekRefs,
  run(tx, { entryId, note, edits, ...weeks }, context) {
    const { actor } = context
    const ref = refTo('timeEntries', entryId)
    const entry = readEntity(tx, 'timeEntries', entryId)
    if (!entry.ok) return entry
    if (!can(actor, 'time/correct', tx.get(ref))) return notAllowed('time/correct')
    if (note.trim() === entry.value.note.trim()) return invalid('note', 'sameNote')
    tx.edit(ref, edits)
    tx.update(ref, { note })
    const after = readEntity(tx, 'timeEntries', entryId)
    if (!after.ok) return after
    const times = [entry.value.startedAt, after.value.startedAt]
    return isApproved(tx, weeks, times) ? approved : checkSpan(after.value, entry.value, context)
  },
})

/** Adds a time entry that no one tapped. */
export const timeAdd = defineMutation({
  version: 1,
  may: ['time/correct'],
  schema: v.object({
    entryId: id,
    userId: id,
    kind: v.picklist(timeKinds),
    orderId: v.nullable(id),
    startedAt: instant,
    endedAt: instant,
    note: requiredLine,
    weekIds,
  }),
  refs: ({ entryId }) => [refTo('timeEntries', entryId)],
  peeks: ({ orderId, ...weeks }) => [
    ...(orderId === null ? [] : [refTo('orders', orderId)]),
    ...weekRefs(weeks),
  ],
  about: ({ orderId }) => (orderId === null ? [] : [refTo('orders', orderId)]),
  run(tx, { entryId, weekIds: ids, ...entry }, context) {
    const { actor, at } = context
    if (!can(actor, 'time/correct', entry)) return notAllowed('time/correct')
    tx.create(refTo('timeEntries', entryId), {
      ...entry,
      orderId: orderOfTime(tx, entry.orderId, actor),
      createdAt: at,
      createdBy: actor.uid,
    })
    const isLate = isApproved(tx, { weekIds: ids }, [entry.startedAt])
    return isLate ? approved : checkSpan(entry, null, context)
  },
})

/** Removes a wrong time entry; the note says why. */
export const timeRemove = defineMutation({
  version: 1,
  may: ['time/correct'],
  schema: v.object({ entryId: id, note: v.pipe(text, requiredLine), weekIds }),
  refs: ({ entryId }) => [refTo('timeEntries', entryId)],
  peeks: weekRefs,
  run(tx, { entryId, note, ...weeks }, { actor }) {
    const ref = refTo('timeEntries', entryId)
    const entry = readEntity(tx, 'timeEntries', entryId)
    if (!entry.ok) return entry.problem.type === 'doc/deleted' ? ok() : entry
    if (!can(actor, 'time/correct', tx.get(ref))) return notAllowed('time/correct')
    if (note.trim() === entry.value.note.trim()) return invalid('note', 'sameNote')
    if (isApproved(tx, weeks, [entry.value.startedAt])) return approved
    tx.update(ref, { note })
    tx.delete(ref)
    return ok()
  },
})

type Span = Pick<TimeEntry, 'startedAt' | 'endedAt'>

/** Checks that changed times can have been worked. */
function checkSpan(
  span: Span,
  before: Span | null,
  { at, bounds = workBounds(Date.parse(at)) }: MutationContext,
): Result<void, Problem> {
  const [start, end] = [span.startedAt, span.endedAt].map((time) => Date.parse(time ?? ''))
  const isNew = (field: keyof Span) => span[field] !== null && span[field] !== before?.[field]
  for (const field of ['startedAt', 'endedAt'] as const) {
    if (!isNew(field)) continue
    const time = Date.parse(span[field] ?? '')
    if (time > Date.parse(bounds.until)) return invalid(field, 'inFuture')
    if (time < Date.parse(bounds.since)) return invalid(field, 'tooOld')
  }
  if (start === undefined || end === undefined || Number.isNaN(end)) return ok()
  if (end < start) return invalid('endedAt', 'startBeforeEnd')
  const isChanged = isNew('startedAt') || isNew('endedAt')
  return isChanged && end - start > longestSpan ? invalid('endedAt', 'spanTooLong') : ok()
}

function invalid(path: string, message: string): Result<void, Problem> {
  return fail({ type: 'input/invalid', issues: [{ path, message }] })
}
