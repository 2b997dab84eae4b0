import * as v from 'valibot'
import { fail, ok, type Result } from '#lib/result.ts'
import type { Actor } from '#domain/access/actor.ts'
import { idSet } from '#domain/entities/fields.ts'
import type { Problem } from '#domain/problem.ts'
import { refTo } from '#domain/mutation/refs.ts'
import type { FieldEdits, Ref, Tx } from '#domain/mutation/types.ts'

/** The most people who can be added to an order at once: the rules look up each of them. */
const maxAdded = 4

/** The user documents to read before these people are assigned to an order. */
export function assigneeRefs(added: readonly string[]): readonly Ref[] {
  return added.slice(0, maxAdded).map((uid) => refTo('users', uid))
}

/** The people that the edits add to those that the author saw. */
export function addedBy({ assigneeIds }: FieldEdits): readonly string[] {
  const [from, to] = [v.safeParse(idSet, assigneeIds?.from), v.safeParse(idSet, assigneeIds?.to)]
  const seen = from.success ? from.output : []
  return to.success ? to.output.filter((uid) => !seen.includes(uid)) : []
}

/** Checks that these people can be assigned. The server decides about people whom this device does not know. */
export function checkAssignees(
  tx: Tx,
  added: readonly string[],
  { companyId }: Actor,
): Result<void, Problem> {
  if (added.length > maxAdded) {
    return fail({ type: 'input/invalid', issues: [{ path: 'assigneeIds', message: 'tooMany' }] })
  }
  for (const uid of added) {
    const user = tx.get(refTo('users', uid))
    if (user === undefined) continue
    if (user.companyId === companyId && user.status === 'active') continue
    const name = typeof user.name === 'string' ? user.name : ''
    return fail({ type: 'person/inactive', name })
  }
  return ok()
}

/** Splits a change of assignees into steps that each add at most `mostAdded` people. */
export function splitAssignment(
  from: readonly string[],
  to: readonly string[],
): readonly { readonly from: readonly string[]; readonly to: readonly string[] }[] {
  const added = to.filter((uid) => !from.includes(uid))
  const stays = to.filter((uid) => from.includes(uid))
  const steps: { readonly from: readonly string[]; readonly to: readonly string[] }[] = []
  for (let count = 0; count === 0 || count < added.length; count += maxAdded) {
    const next = [...stays, ...added.slice(0, count + maxAdded)]
    steps.push({ from: steps.at(-1)?.to ?? from, to: next })
  }
  return steps
}
