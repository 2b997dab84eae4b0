import { expect, test } from 'vitest'
import type { Session } from '#data/index.ts'
import type { Company } from '#domain/entities/company.ts'
import type { Invite } from '#domain/entities/invite.ts'
import type { User } from '#domain/entities/user.ts'
import { fail, ok } from '#lib/result.ts'
import { joinStep } from './join-step.ts'

const link = { companyId: 'c1', code: 'aB3dE6gH9jK2mN5pQ8sT1v' }
const invite = { email: 'tess@example.com', name: 'Tess' } as Invite
const closed = fail({ type: 'invite/closed' } as const)
const offline = { type: 'network/offline' } as const

type SignedIn = Extract<Session, { kind: 'signedIn' }>
const guest: Session = { kind: 'signedOut' }
const tess: SignedIn = {
  kind: 'signedIn',
  uid: 'u1',
  email: 'Tess@Example.com',
  displayName: '',
  user: null,
  company: null,
  loading: false,
  error: null,
  needsSignIn: false,
}
const memberOf = (id: string): SignedIn => ({
  ...tess,
  user: { companyId: id } as User,
  company: { id, name: 'Other Ltd' } as Company,
})

test('an invalid link is reported as invalid, with any account', () => {
  expect(joinStep(null, guest, undefined)).toEqual({ kind: 'malformed' })
})

test('asks guests to sign in, and lets the invited person join', () => {
  expect(joinStep(link, guest, undefined)).toEqual({ kind: 'loading' })
  expect(joinStep(link, guest, ok(invite))).toEqual({ kind: 'signIn', invite })
  expect(joinStep(link, tess, ok(invite))).toEqual({ kind: 'join', invite, name: 'Tess' })
  const named = { ...tess, displayName: 'Tess Okafor' }
  expect(joinStep(link, named, ok(invite))).toMatchObject({ name: 'Tess Okafor' })
})

test('nobody joins with another address, from another company, or twice', () => {
  const other = { ...tess, email: 'else@example.com' }
  expect(joinStep(link, other, ok(invite))).toMatchObject({ kind: 'otherEmail' })
  expect(joinStep(link, { ...memberOf('c2'), email: 'a@b.co' }, ok(invite))).toMatchObject({
    kind: 'otherEmail',
  })
  const elsewhere = { kind: 'otherCompany', name: 'Other Ltd' }
  expect(joinStep(link, memberOf('c2'), ok(invite))).toMatchObject(elsewhere)
  expect(joinStep(link, memberOf('c2'), closed)).toMatchObject(elsewhere)
  for (const read of [ok(invite), closed, fail(offline)])
    expect(joinStep(link, memberOf('c1'), read)).toEqual({ kind: 'member', isKnown: true })
  expect(joinStep(link, memberOf('c1'), undefined)).toEqual({ kind: 'member', isKnown: false })
  const colleague = { ...memberOf('c1'), email: 'a@b.co' }
  expect(joinStep(link, colleague, ok(invite))).toMatchObject({ kind: 'otherEmail' })
})

test('ended links look alike, and offline is told from ended', () => {
  expect(joinStep(link, guest, closed)).toEqual({ kind: 'closed', email: null })
  expect(joinStep(link, tess, closed)).toEqual({ kind: 'closed', email: tess.email })
  expect(joinStep(link, guest, fail(offline))).toEqual({ kind: 'offline' })
  // Whether they belong to a company could not be found out.
  expect(joinStep(link, { ...tess, error: offline }, ok(invite))).toEqual({ kind: 'offline' })
  const problem = { type: 'access/not-member' } as const
  expect(joinStep(link, { ...tess, error: problem }, ok(invite))).toEqual({
    kind: 'failed',
    problem,
  })
  expect(joinStep(link, guest, fail(problem))).toEqual({ kind: 'failed', problem })
})
