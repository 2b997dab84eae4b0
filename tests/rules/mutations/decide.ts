import type { MutationName } from '#domain/mutation/mutation-name.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import type { Problem } from '#domain/problem.ts'
import type { Result } from '#lib/result.ts'
import type { Person } from '../world/people.ts'
import { foldMutation, writeOf, type World } from '../world/world.ts'
import type { MutationCase } from './mutation.ts'

export interface Decision {
  /** Whether the domain lets the person do it. */
  readonly domain: boolean
  /** Why the domain refuses it: not for this person, rather than not now. */
  readonly isForbidden: boolean
  /** Whether the rules let the person's client write it; false if nobody could, null if nothing changes. */
  readonly rules: boolean | null
  /** Whether they let a client write it that is not signed in. */
  readonly signedOut: boolean
}

/**
 * What domain and rules decide about a mutation of this person over the documents `docs` of the company `home`. Where
 * the domain refuses it, the rules get the writes that a manipulated client could send.
 */
export async function decide(
  world: World,
  docs: ReadonlyMap<Ref, Doc>,
  { name, args }: MutationCase,
  person: Person,
): Promise<Decision> {
  const own = foldOwn(docs, name, args, person)
  // Rules decide about documents: the office may write a profile too, by another mutation.
  const other = name === 'user/edit' ? foldOwn(docs, 'member/edit', args, person) : undefined
  const domain = own?.ok === true || other?.ok === true
  const isForbidden = own === undefined || isNotAllowed(own)
  const uid = name === 'user/edit' ? uidOf(args) : person.uid
  const forger = { ...person, uid, role: 'owner', status: 'active', companyId: 'home' } as const
  const folded = own?.ok ? own : foldMutation(name, args, forger, docs)
  if (!folded.ok) return { domain, isForbidden, rules: false, signedOut: false }
  const writes = folded.value.map((write) =>
    writeOf({ ...write, doc: { ...write.doc, updatedBy: person.uid } }),
  )
  if (writes.length === 0) return { domain, isForbidden, rules: null, signedOut: false }
  const refs = folded.value.map(({ ref }) => ref)
  return {
    domain,
    isForbidden,
    rules: await world.mayCommit(person.uid, writes, { name, refs }),
    signedOut: await world.mayCommit(null, writes),
  }
}

/** The mutation over what the person's company holds; undefined if it is about another company. */
function foldOwn(docs: ReadonlyMap<Ref, Doc>, name: MutationName, args: unknown, person: Person) {
  const { companyId } = person
  if (companyId === 'home') return foldMutation(name, args, person, docs)
  if (!/^(user|member)\//.test(name)) return undefined
  const colleagues = [...docs].filter(([, doc]) => doc.companyId === companyId)
  return foldMutation(name, args, person, new Map(colleagues))
}

function isNotAllowed(result: Result<unknown, Problem>): boolean {
  return !result.ok && result.problem.type === 'access/not-allowed'
}

function uidOf(args: unknown): string {
  return typeof args === 'object' && args !== null && 'uid' in args ? String(args.uid) : ''
}
