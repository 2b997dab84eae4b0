import { describe, expect, it } from 'vitest'
import { homeDocs } from '../world/home.ts'
import { people } from '../world/people.ts'
import type { World } from '../world/world.ts'
import { decide } from './decide.ts'
import { cases } from './mutation-cases.ts'

const docs = homeDocs()

/** Every mutation by every user: the domain and the rules must decide the same. */
export function describeMutations(world: () => World): void {
  describe.each(cases)('$name $args', ({ name, args }) => {
    it.each(people)('is decided the same by domain and rules for $uid', async (person) => {
      const { domain, rules, signedOut } = await decide(world(), docs, { name, args }, person)
      if (rules === null) return
      expect(rules, world().lastDenial()).toBe(domain)
      expect(signedOut).toBe(false)
    })
  })
}
