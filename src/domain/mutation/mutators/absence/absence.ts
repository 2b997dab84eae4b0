import * as v from 'valibot'
import { fail, ok } from '#lib/result.ts'
import type { Actor } from '#domain/access/actor.ts'
import { can } from '#domain/access/can.ts'
import type { Absence } from '#domain/entities/absence.ts'
import { id, note } from '#domain/entities/fields.ts'
import { isOpenAbsence, mayCancelAbsence } from '#domain/members/may-cancel-absence.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { refTo } from '#domain/mutation/refs.ts'
import type { Tx } from '#domain/mutation/types.ts'
import { newAbsence, type NewAbsence } from '#domain/time/new-absence.ts'
import { readEntity } from '../shared/read-entity.ts'

/** Asks for time off. */
export const absenceRequest = defineMutation({
  version: 1,
  may: ['absence/request'],
  schema: newAbsence,
  refs: ({ absenceId }) => [refTo('absences', absenceId)],
  run(tx, args, { actor, at }) {
    if (!can(actor, 'absence/request', args)) return notAllowed('absence/request')
    create(tx, args, { status: 'requested', decidedAt: null, decidedBy: null }, { actor, at })
    return ok()
  },
})

/** Enters time off that needs no request, for example when a person calls in sick. */
export const absenceAdd = defineMutation({
  version: 1,
  may: ['absence/decide'],
  schema: newAbsence,
  refs: ({ absenceId }) => [refTo('absences', absenceId), refTo('away', absenceId)],
  peeks: ({ userId }) => [refTo('users', userId)],
  run(tx, args, { actor, at }) {
    if (!can(actor, 'absence/decide', args)) return notAllowed('absence/decide')
    const ref = refTo('users', args.userId)
    const person = tx.peek(ref)
    const isStranger = person === null || (person && person.companyId !== actor.companyId)
    if (isStranger) return fail({ type: 'doc/missing', ref })
    create(tx, args, { status: 'approved', decidedAt: at, decidedBy: actor.uid }, { actor, at })
    show(tx, args.absenceId, args)
    return ok()
  },
})

/** Approves or rejects a request. */
export const absenceDecide = defineMutation({
  version: 1,
  may: ['absence/decide'],
  schema: v.object({ absenceId: id, status: v.picklist(['approved', 'rejected']), reply: note }),
  refs: ({ absenceId }) => [refTo('absences', absenceId), refTo('away', absenceId)],
  run(tx, { absenceId, status, reply }, { actor, at }) {
    const absence = readEntity(tx, 'absences', absenceId)
    if (!absence.ok) return absence
    if (!can(actor, 'absence/decide', absence.value)) return notAllowed('absence/decide')
    if (absence.value.status === status) return ok()
    if (absence.value.status !== 'requested') return fail({ type: 'absence/decided' })
    const decided = { status, reply: reply.trim(), decidedAt: at, decidedBy: actor.uid }
    tx.update(refTo('absences', absenceId), decided)
    if (status === 'approved') show(tx, absenceId, absence.value)
    return ok()
  },
})

/** Takes back a request, or ends time off that was approved. */
export const absenceCancel = defineMutation({
  version: 1,
  may: ['absence/cancel'],
  schema: v.object({ absenceId: id }),
  refs: ({ absenceId }) => [refTo('absences', absenceId), refTo('away', absenceId)],
  run(tx, { absenceId }, { actor, at }) {
    const absence = readEntity(tx, 'absences', absenceId)
    if (!absence.ok) return absence
    if (!mayCancelAbsence(absence.value, { actor, at })) return notAllowed('absence/cancel')
    if (absence.value.status === 'cancelled') return ok()
    if (!isOpenAbsence(absence.value)) return fail({ type: 'absence/decided' })
    const decided = { status: 'cancelled', decidedAt: at, decidedBy: actor.uid }
    tx.update(refTo('absences', absenceId), decided)
    if (absence.value.status === 'approved') tx.delete(refTo('away', absenceId))
    return ok()
  },
})

function create(
  tx: Tx,
  { absenceId, note: said, ...absence }: NewAbsence,
  state: Pick<Absence, 'status' | 'decidedAt' | 'decidedBy'>,
  { actor, at }: { readonly actor: Actor; readonly at: string },
): void {
  const created = { createdAt: at, createdBy: actor.uid }
  const doc = { ...absence, note: said.trim(), reply: '', ...state, ...created }
  tx.create(refTo('absences', absenceId), doc)
}

/** Shows colleagues the days, and nothing else. */
function show(
  tx: Tx,
  absenceId: string,
  { userId, fromOn, toOn }: Pick<Absence, 'userId' | 'fromOn' | 'toOn'>,
): void {
  tx.create(refTo('away', absenceId), { userId, fromOn, toOn })
}
