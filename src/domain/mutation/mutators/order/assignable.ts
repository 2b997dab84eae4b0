import { fail, ok, type Result } from '#lib/result.ts'
import type { Actor } from '#domain/access/actor.ts'
import type { Problem } from '#domain/problem.ts'
import { refTo } from '#domain/mutation/refs.ts'
import type { Ref, Tx } from '#domain/mutation/types.ts'

/** As many people as can be put on an order at once: the rules look each of them up. */
const mostAdded = 4

/** The user documents to look at before these people are put on an order. */
export function peopleRefs(added: readonly string[]): readonly Ref[] {
  return added.slice(0, mostAdded).map((uid) => refTo('users', uid))
}

/** Whether these people can be put on an order. One whom this device does not know is left to the server. */
export function checkPeople(
  tx: Tx,
  added: readonly string[],
  { companyId }: Actor,
): Result<void, Problem> {
  if (added.length > mostAdded) {
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

/** A change of who is on an order, as several that each put on as many people as may be at once. */
export function inPortions(
  from: readonly string[],
  to: readonly string[],
): readonly { readonly from: readonly string[]; readonly to: readonly string[] }[] {
  const added = to.filter((uid) => !from.includes(uid))
  const stays = to.filter((uid) => from.includes(uid))
  const steps: { readonly from: readonly string[]; readonly to: readonly string[] }[] = []
  for (let count = 0; count === 0 || count < added.length; count += mostAdded) {
    const next = [...stays, ...added.slice(0, count + mostAdded)]
    steps.push({ from: steps.at(-1)?.to ?? from, to: next })
  }
  return steps
}
