import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Doc } from '#domain/mutation/types.ts'
import type { Write } from '#emulator/engine/types.ts'
import { past, userDoc } from '../world/documents.ts'
import {
  inviteCode,
  inviteDoc,
  inviteHash,
  inviteMailDoc,
  seatsDoc,
} from '../world/invite-documents.ts'
import { adminInvite, createHome, homeDocs, endedInvites, openInvite } from '../world/home.ts'
import { people } from '../world/people.ts'
import { createOf, deleteOf, now, updateOf } from '../world/world.ts'

/** Who may change nothing about the members of `home`. */
const outsiders = [
  null,
  'newcomer',
  'leaver',
  'long-gone',
  'tech',
  'editor',
  'idle',
  ...people.filter(({ uid }) => /-(foreign|inactive)$/.test(uid)).map(({ uid }) => uid),
]
const office = ['owner', 'admin']
const uids = ['owner', 'admin', 'tech', 'editor', 'leaver', 'newcomer', 'invitee', 'owner-foreign']
const invites = [openInvite, adminInvite, ...Object.values(endedInvites)]

/** Values that an attacker might want in any of these fields. */
const wanted: readonly unknown[] = [
  null,
  true,
  false,
  0,
  1,
  4,
  5,
  6,
  7,
  1000,
  'active',
  'inactive',
  'accepted',
  'pending',
  'revoked',
  'owner',
  'admin',
  'technician',
  'home',
  'other',
  'pro',
  'unlimited',
  now,
  past,
  '2026-03-09T09:00:00.000Z',
  '2199-01-01T00:00:00.000Z',
  [],
  ['inventory'],
  ['inventory', 'edit_customers'],
  ...uids,
  ...invites,
]

const userFields = [
  'role',
  'permissions',
  'status',
  'companyId',
  'email',
  'inviteId',
  'deactivatedAt',
]
const inviteFields = [
  'status',
  'role',
  'permissions',
  'email',
  'expiresAt',
  'acceptedBy',
  'acceptedAt',
  'replacedById',
  'sentCount',
  'openedAt',
  'requestedAt',
]
const seatFields = ['used', 'limit', 'userId', 'isTaken']
const companyFields = [
  'ownerId',
  'subscriptionStatus',
  'plan',
  'trialEndsAt',
  'disabledFeatures',
  'isSetup',
  'createdAt',
  'deletion',
]
/** Fields that not even the office may change, whatever else it writes. */
const closed = {
  users: ['companyId', 'email', 'inviteId'],
  invites: ['email', 'role', 'permissions', 'expiresAt', 'acceptedBy', 'acceptedAt', 'sentCount'],
  counters: ['limit'],
  companies: companyFields,
}

/** The values that an app would write. */
const usual: Readonly<Record<string, readonly unknown[]>> = {
  role: ['owner', 'admin', 'technician'],
  permissions: [[], ['inventory'], ['inventory', 'edit_customers']],
  deactivatedAt: [now, null],
  used: [4, 5, 6],
  isTaken: [true, false],
  limit: [7, 1000],
  userId: uids,
  openedAt: [now],
  requestedAt: [now],
  acceptedBy: uids,
  replacedById: invites,
}

const value = fc.constantFrom(...wanted)
const valueOf = (field: string) => {
  const likely = usual[field]
  const typical = likely ? fc.constantFrom(...likely) : value
  return fc.oneof({ arbitrary: typical, weight: 4 }, { arbitrary: value, weight: 1 })
}
const someOf = (fields: readonly string[]) =>
  // Mostly single fields: one wrong value hides whether another one would pass.
  fc
    .oneof(
      { arbitrary: fc.constantFrom(...fields).map((field) => [field]), weight: 2 },
      {
        arbitrary: fc.subarray([...fields], {
          minLength: 1,
          maxLength: Math.min(4, fields.length),
        }),
        weight: 1,
      },
    )
    .chain((names) => fc.tuple(...names.map((name) => fc.tuple(fc.constant(name), valueOf(name)))))
    .map((entries): Doc => Object.fromEntries(entries))

interface Attempt {
  readonly path: string
  readonly fields: Doc
}
const attempts = (from: Readonly<Record<keyof typeof closed, readonly string[]>>) =>
  fc.oneof(
    fc.record({
      path: fc.constantFrom(...uids.map((uid) => `users/${uid}`)),
      fields: someOf(from.users),
    }),
    fc.record({
      path: fc.constantFrom(...invites.map((id) => `companies/home/invites/${id}`)),
      fields: someOf(from.invites),
    }),
    fc.record({
      path: fc.constant('companies/home/counters/seats'),
      fields: someOf(from.counters),
    }),
    fc.record({ path: fc.constant('companies/home'), fields: someOf(from.companies) }),
  )
/** Nobody makes an owner, or changes the owner's rights. */
const ownership = fc.oneof(
  fc.record({
    path: fc.constantFrom(...uids.map((uid) => `users/${uid}`)),
    fields: fc.constant({ role: 'owner' }),
  }),
  fc.record({
    path: fc.constant('users/owner'),
    fields: someOf(['role', 'permissions', 'status', 'deactivatedAt']),
  }),
)
/** The two writes that end or give access, as the office makes them. */
const accessChange = fc
  .tuple(fc.constantFrom(...uids), fc.boolean())
  .map(([uid, isTaken]): Attempt[] => [
    {
      path: `users/${uid}`,
      fields: isTaken
        ? { status: 'active', deactivatedAt: null }
        : { status: 'inactive', deactivatedAt: now },
    },
    {
      path: 'companies/home/counters/seats',
      fields: { used: isTaken ? 6 : 4, userId: uid, isTaken },
    },
  ])
const anything = {
  users: userFields,
  invites: inviteFields,
  counters: seatFields,
  companies: [...companyFields, 'hiddenFeatures', 'iban', 'taxCodes', 'mailReplyTo'],
}

/** Whole documents that an attacker might add. */
const additions = (uid: string): readonly Write[] => {
  const stamp = { schema: 1, updatedAt: now, updatedBy: uid, deletedAt: null }
  const created = { ...stamp, createdAt: now, createdBy: uid }
  const member = {
    uid,
    email: `${uid}@example.com`,
    companyId: 'home',
    status: 'active',
    permissions: [],
  }
  return [
    createOf(
      `users/${uid}`,
      { ...userDoc({ ...member, role: 'technician' }), ...stamp },
      'updatedAt',
    ),
    createOf(
      `users/${uid}`,
      { ...userDoc({ ...member, role: 'owner' }), ...stamp, inviteId: openInvite },
      'updatedAt',
    ),
    createOf(
      `companies/home/invites/${inviteHash}`,
      { ...inviteDoc(`${uid}@example.com`), ...created },
      'updatedAt',
    ),
    createOf(
      `companies/home/inviteMails/${inviteHash}`,
      { ...inviteMailDoc(`${uid}@example.com`, inviteCode), ...created },
      'updatedAt',
    ),
    createOf('companies/home/counters/other', { ...seatsDoc(1, 1000), ...stamp }, 'updatedAt'),
    deleteOf('companies/home/counters/seats'),
    deleteOf('users/owner'),
    deleteOf(`companies/home/invites/${openInvite}`),
  ]
}

const writesOf = (uid: string | null, list: readonly Attempt[]): readonly Write[] => {
  // One write for each document, as a commit has them.
  const byPath = new Map(list.map((attempt) => [attempt.path, attempt]))
  return [...byPath.values()].map(({ path, fields }) =>
    updateOf(path, { ...fields, updatedBy: uid ?? 'nobody' }),
  )
}

const stored = new Map<string, Doc>(homeDocs())
const runs = 4000
const names = fc.constantFrom(
  'member/edit',
  'member/deactivate',
  'invite/accept',
  'user/edit',
  'company/edit',
)
const rights = fc.constantFrom(
  {},
  { role: 'owner', permissions: [] },
  { role: 'admin', permissions: [] },
  { role: 'technician', permissions: ['inventory'] },
)

it(`lets none of ${runs} generated writes of outsiders through`, async () => {
  const world = await createHome()
  const through: unknown[] = []
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...outsiders),
      fc.oneof(
        { arbitrary: fc.tuple(attempts(anything)), weight: 3 },
        { arbitrary: accessChange, weight: 1 },
        { arbitrary: fc.array(attempts(anything), { minLength: 2, maxLength: 3 }), weight: 1 },
      ),
      fc.oneof({ arbitrary: fc.constant(null), weight: 4 }, { arbitrary: fc.nat(7), weight: 1 }),
      names,
      fc.oneof({ arbitrary: fc.constant({}), weight: 2 }, { arbitrary: rights, weight: 1 }),
      fc.oneof(
        { arbitrary: fc.constant(false), weight: 4 },
        { arbitrary: fc.constant(true), weight: 1 },
      ),
      // People who were deactivated say that they did it before.
      fc.constantFrom({}, { at: '2026-03-01T07:00:00.000Z', until: past }),
      async (uid, list, addition, name, claim, bare, when) => {
        const added = addition === null ? undefined : additions(uid ?? 'nobody')[addition]
        const writes = [...writesOf(uid, list), ...(added ? [added] : [])]
        const passed = bare
          ? await world.mayCommitBare(uid, writes)
          : await world.mayCommit(uid, writes, { name, ...claim, ...when })
        if (passed) through.push({ uid, list, addition, name, claim, bare })
      },
    ),
    { numRuns: runs, seed: 13 },
  )
  expect(through).toEqual([])
}, 240_000)

it(`lets none of ${runs} generated writes of the office to what is closed to it through`, async () => {
  const world = await createHome()
  const through: unknown[] = []
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...office),
      fc.oneof(attempts(closed), ownership),
      fc.array(attempts(anything), { maxLength: 2 }),
      names,
      async (uid, first, more, name) => {
        const others = more.filter(({ path }) => path !== first.path)
        const writes = writesOf(uid, [first, ...others])
        // Drawn again, so that each of the runs is an attack.
        fc.pre(Object.entries(first.fields).some(([field, to]) => !holds(first.path, field, to)))
        if (await world.mayCommit(uid, writes, { name })) through.push({ uid, first, more, name })
      },
    ),
    { numRuns: runs, seed: 14 },
  )
  expect(through).toEqual([])
}, 240_000)

it('lets none of 2000 changed acceptances through', async () => {
  const world = await createHome()
  const through: unknown[] = []
  const accepted = { status: 'accepted', acceptedAt: now, acceptedBy: 'invitee' }
  const paths = {
    user: 'users/invitee',
    invite: `companies/home/invites/${openInvite}`,
    seats: 'companies/home/counters/seats',
  }
  const parts = ['user', 'invite', 'seats'] as const
  const legitimate = {
    user: {
      ...userDoc({
        uid: 'invitee',
        email: 'invitee@example.com',
        role: 'technician',
        status: 'active',
        companyId: 'home',
        permissions: ['inventory'],
      }),
      schema: 1,
      updatedAt: now,
      updatedBy: 'invitee',
      inviteId: openInvite,
    } as Doc,
    invite: accepted as Doc,
    seats: { used: 6, userId: 'invitee', isTaken: true } as Doc,
  }
  const fields = { user: userFields, invite: inviteFields, seats: seatFields }
  const change = fc
    .constantFrom(...parts)
    .chain((part) =>
      fc.record({ part: fc.constant(part), name: fc.constantFrom(...fields[part]), value }),
    )
    .filter(({ part, name, value: to }) => {
      const from: unknown = legitimate[part][name] ?? null
      return JSON.stringify(from) !== JSON.stringify(to) && !holds(paths[part], name, to)
    })
  await fc.assert(
    fc.asyncProperty(change, rights, async ({ part, name, value: to }, claim) => {
      const changed = (which: (typeof parts)[number]) =>
        which === part ? { ...legitimate[which], [name]: to } : legitimate[which]
      const passed = await world.mayCommit(
        'invitee',
        [
          createOf(paths.user, changed('user'), 'updatedAt'),
          updateOf(`companies/home/invites/${openInvite}`, {
            ...changed('invite'),
            updatedBy: 'invitee',
          }),
          updateOf(paths.seats, { ...changed('seats'), updatedBy: 'invitee' }),
        ],
        { name: 'invite/accept', role: 'technician', permissions: ['inventory'], ...claim },
      )
      // The time of an act may be any that its receipt's bounds allow.
      const isTime = part === 'invite' && name === 'acceptedAt' && to === past
      if (passed && !isTime) through.push({ part, name, to, claim })
    }),
    { numRuns: 2000, seed: 15 },
  )
  expect(through).toEqual([])
}, 240_000)

/** Whether the document holds this value already, so that nothing would change. */
function holds(path: string, field: string, to: unknown): boolean {
  const segments = path.split('/')
  const held = stored.get(segments.length === 2 ? path : segments.slice(2).join('/'))?.[field]
  return JSON.stringify(held ?? null) === JSON.stringify(to)
}
