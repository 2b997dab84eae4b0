import { roles, type Actor } from '#domain/access/actor.ts'

/** A user of the tests' world, with the email of the ID token. */
export interface Person extends Actor {
  readonly email: string
}

function person(uid: string, more: Partial<Person> & Pick<Person, 'role'>): Person {
  const usual = { companyId: 'home', status: 'active', permissions: [] }
  return { uid, email: `${uid}@example.com`, ...usual, ...more }
}

/** The users of both companies. `tech` and `editor` are assigned to the orders of `home`, `idle` is not. */
export const people: readonly Person[] = [
  ...roles.flatMap((role) => [
    person(`${role}-inactive`, { role, status: 'suspended' }),
    person(`${role}-foreign`, { role, companyId: 'other' }),
  ]),
  person('owner', { role: 'owner' }),
  person('admin', { role: 'admin' }),
  person('tech', { role: 'technician' }),
  person('editor', { role: 'technician', permissions: ['edit_customers', 'inventory', 'quote'] }),
  person('idle', { role: 'technician' }),
]

/** Creates a company of their own; not in `people`, because they have no documents yet. */
export const newcomer = person('newcomer', { role: 'owner', companyId: 'fresh' })

export const assigned = ['tech', 'editor', 'technician-inactive', 'technician-foreign']

export function personOf(uid: string): Person {
  const found = people.find((one) => one.uid === uid)
  if (found === undefined) throw new Error(`There is no user ${uid}`)
  return found
}
