import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { permissions, roles } from '#domain/access/actor.ts'
import { reachOf } from '#domain/access/reach-of.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import { userDoc } from '../world/documents.ts'
import { createHome, homeDocs } from '../world/home.ts'
import { type Person, personOf } from '../world/people.ts'
import { decide } from './decide.ts'
import { cases } from './mutation-cases.ts'
import { permissionTable } from './permission-table.ts'

const worlds = 120
const casesPerWorld = 50

/** People of `home` in every standing; each takes the place of a member on whom the documents depend. */
const person = fc
  .record({
    uid: fc.constantFrom('admin', 'tech', 'editor', 'idle'),
    role: fc.constantFrom(...roles),
    permissions: fc.subarray<string>([...permissions]),
    status: fc.oneof(
      { arbitrary: fc.constant('active'), weight: 4 },
      { arbitrary: fc.constant('inactive'), weight: 1 },
    ),
    companyId: fc.oneof(
      { arbitrary: fc.constant('home'), weight: 6 },
      { arbitrary: fc.constant('other'), weight: 1 },
    ),
  })
  .map((more): Person => ({ ...personOf(more.uid), ...more }))

/** The documents with this person in their place; a company has one owner. */
function docsWith(one: Person): { company: Doc; changed: ReadonlyMap<Ref, Doc> } {
  const isOwner = one.role === 'owner' && one.companyId === 'home'
  return {
    company: isOwner ? { ownerId: one.uid } : {},
    changed: new Map<Ref, Doc>([
      [`users/${one.uid}`, userDoc(one)],
      ...(isOwner
        ? [['users/owner', userDoc({ ...personOf('owner'), role: 'admin' })] as const]
        : []),
    ]),
  }
}

describe('domain, rules and permission table', () => {
  it(`decide the same in ${worlds * casesPerWorld} generated cases`, async () => {
    const different: unknown[] = []
    const seen = { allowed: 0, denied: 0 }
    await fc.assert(
      fc.asyncProperty(
        person,
        fc.array(fc.constantFrom(...cases), {
          minLength: casesPerWorld,
          maxLength: casesPerWorld,
        }),
        async (one, chosen) => {
          const { company, changed } = docsWith(one)
          const world = await createHome(company, changed)
          const docs = new Map([...homeDocs(company), ...changed])
          for (const each of chosen) {
            const { domain, isForbidden, rules, signedOut } = await decide(world, docs, each, one)
            if (rules === null) continue
            const row = permissionTable.find(({ mutations }) => mutations.includes(each.name))
            const reach = row?.reach[one.role]
            const isMember = one.companyId === 'home' && one.status === 'active'
            const isGranted =
              reach === undefined ||
              reach === 'all' ||
              reach === 'own' ||
              one.permissions.includes(reach)
            const isWrong =
              rules !== domain ||
              signedOut ||
              (rules && !(isMember && isGranted) && row !== undefined) ||
              (isMember && reach === 'all' && isForbidden && !dependsOnPerson(each.name))
            seen[rules ? 'allowed' : 'denied']++
            if (isWrong) different.push({ one, ...each, domain, rules, reach })
          }
        },
      ),
      { numRuns: worlds, seed: 17 },
    )
    expect(different).toEqual([])
    // A property that never meets both outcomes would prove nothing.
    expect(Math.min(seen.allowed, seen.denied)).toBeGreaterThan(500)
  }, 240_000)

  it.each(permissionTable)('have $act with the same reach', ({ action, about, reach }) => {
    const doc = about === undefined ? undefined : { role: about }
    const read = Object.fromEntries(roles.map((role) => [role, reachOf(role, action, doc)]))
    expect(read).toEqual(reach)
  })
})

/** Acts that a role may do, but not about everyone. */
function dependsOnPerson(name: string): boolean {
  return /^(absence|invite|owner|staff)\//.test(name)
}
