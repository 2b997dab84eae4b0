import { describe, expect, it } from 'vitest'
import { homeDocs } from '../world/home.ts'
import { cases } from './mutation-cases.ts'
import type { MutationName } from '#domain/mutation/mutation-name.ts'
import { people, type Person } from '../world/people.ts'
import { foldMutation, writeOf, type World } from '../world/world.ts'

const docs = homeDocs()

/** Every mutation by every user: the domain and the rules must decide the same. */
export function describeMutations(world: () => World): void {
  describe.each(cases)('$name $args', ({ name, args }) => {
    it.each(people)('is decided the same by domain and rules for $uid', async (person) => {
      const own = foldOwn(name, args, person)
      // Rules decide about documents: the office may write a profile too, by another mutation.
      const other = name === 'user/edit' ? foldOwn('member/edit', args, person) : undefined
      const allowed = own?.ok === true || other?.ok === true
      // The writes that a manipulated client could send.
      const uid = name === 'user/edit' ? uidOf(args) : person.uid
      const forger = {
        ...person,
        uid,
        role: 'owner',
        status: 'active',
        companyId: 'home',
      } as const
      const forced = foldMutation(name, args, forger, docs)
      const folded = own?.ok ? own : forced
      if (!folded.ok) {
        expect(allowed).toBe(false)
        return
      }
      const writes = folded.value.map((write) =>
        writeOf({ ...write, doc: { ...write.doc, updatedBy: person.uid } }),
      )
      if (writes.length === 0) return
      const refs = folded.value.map(({ ref }) => ref)
      expect(
        await world().mayCommit(person.uid, writes, { name, refs }),
        world().lastDenial(),
      ).toBe(allowed)
      expect(await world().mayCommit(null, writes)).toBe(false)
    })
  })
}

/** The mutation over what the person's company holds; undefined if it is about another company. */
function foldOwn(name: MutationName, args: unknown, person: Person) {
  const { companyId } = person
  if (companyId === 'home') return foldMutation(name, args, person, docs)
  if (!/^(user|member)\//.test(name)) return undefined
  const colleagues = [...docs].filter(([, doc]) => doc.companyId === companyId)
  return foldMutation(name, args, person, new Map(colleagues))
}

function uidOf(args: unknown): string {
  return typeof args === 'object' && args !== null && 'uid' in args ? String(args.uid) : ''
}
