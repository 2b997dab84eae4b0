import * as v from 'valibot'
import { fail, ok } from '#lib/result.ts'
import { can } from '#domain/access/can.ts'
import { id } from '#domain/entities/fields.ts'
import { emptyStaff, staffFields } from '#domain/staff/staff-fields.ts'
import { inputProblem } from '#domain/entities/input-problem.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { editsOf } from '#domain/mutation/edits/edits-of.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { refTo } from '#domain/mutation/refs.ts'
import { memberOf } from '../shared/member-of.ts'

/** Changes what the office plans a person by. */
export const staffEdit = defineMutation({
  version: 1,
  may: ['staff/edit'],
  schema: v.object({ uid: id, edits: editsOf(staffFields) }),
  refs: ({ uid }) => [refTo('staff', uid), refTo('users', uid)],
  run(tx, { uid, edits }, { actor }) {
    const person = memberOf(tx, uid, actor)
    if (!person.ok) return person
    if (!can(actor, 'staff/edit', person.value)) return notAllowed('staff/edit')
    if (person.value.status === 'erased')
      return fail({ type: 'person/inactive', name: person.value.name })
    const ref = refTo('staff', uid)
    const known = tx.get(ref)
    // A document that no app could read was replaced by a tombstone; the person is still planned.
    if (known === undefined) tx.create(ref, { userId: uid, ...emptyStaff })
    else if (typeof known['deletedAt'] === 'string')
      tx.replace(ref, { userId: uid, ...emptyStaff, deletedAt: null })
    tx.edit(ref, edits)
    // Two people may each have added some, or changed both ends of one break.
    for (const field of ['skills', 'breaks', 'exceptions'] as const) {
      const merged = v.safeParse(staffFields[field], tx.get(ref)?.[field])
      if (edits[field] && !merged.success) return fail(inputProblem(merged.issues))
    }
    return ok()
  },
})
