import { describe, expect, it } from 'vitest'
import { homeDocs } from '../world/home.ts'
import { cases } from './mutation-cases.ts'
import { people } from '../world/people.ts'
import { foldMutation, writeOf, type World } from '../world/world.ts'

/** Every mutation by every user: the domain and the rules must decide the same. */
export function describeMutations(world: () => World): void {
  const docs = homeDocs()

  describe.each(cases)('$name $args', ({ name, args }) => {
    it.each(people)('is decided the same by domain and rules for $uid', async (person) => {
      // Users of another company do not have this company's documents.
      const inCompany = person.companyId === 'home'
      const own = inCompany ? foldMutation(name, args, person, docs) : undefined
      const isOwnProfile = name === 'user/edit' && JSON.stringify(args).includes(`"${person.uid}"`)
      const allowed = isOwnProfile ? person.status === 'active' : own?.ok === true
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

function uidOf(args: unknown): string {
  return typeof args === 'object' && args !== null && 'uid' in args ? String(args.uid) : ''
}
