import type { Session } from '#data/index.ts'
import type { InviteLink } from '#domain/access/invite-link.ts'
import type { Invite } from '#domain/entities/invite.ts'
import type { Problem } from '#domain/problem.ts'
import type { Result } from '#lib/result.ts'

/** What the page of an invitation's link shows. */
export type JoinStep =
  | { readonly kind: 'malformed' | 'loading' | 'offline' }
  /** The person belongs to the company; `isKnown`: the link is their own. */
  | { readonly kind: 'member'; readonly isKnown: boolean }
  | { readonly kind: 'failed'; readonly problem: Problem }
  /** It has ended, for whatever reason; `email` is the signed-in person’s. */
  | { readonly kind: 'closed'; readonly email: string | null }
  | { readonly kind: 'signIn'; readonly invite: Invite }
  | { readonly kind: 'otherEmail'; readonly invite: Invite; readonly email: string }
  | { readonly kind: 'otherCompany'; readonly invite: Invite | null; readonly name: string }
  | { readonly kind: 'join'; readonly invite: Invite; readonly name: string }

/** Decides by the link, who is signed in, and what the server says about the link (undefined: not yet). */
export function joinStep(
  link: InviteLink | null,
  session: Session,
  read: Result<Invite, Problem> | undefined,
): JoinStep {
  if (link === null) return { kind: 'malformed' }
  const person = session.kind === 'signedIn' ? session : null
  const companyId = person?.user?.companyId ?? person?.company?.id ?? null
  if (companyId === link.companyId && !(read?.ok && isOther(read.value, person))) {
    return { kind: 'member', isKnown: read !== undefined }
  }
  if (read === undefined) return { kind: 'loading' }
  if (!read.ok && read.problem.type === 'network/offline') return { kind: 'offline' }
  const isUnknown = person !== null && companyId === null && person.error !== null
  if (isUnknown) {
    return person.error.type === 'network/offline'
      ? { kind: 'offline' }
      : { kind: 'failed', problem: person.error }
  }
  const ownCompany = person?.company?.name ?? ''
  if (!read.ok && read.problem.type !== 'invite/closed') {
    return { kind: 'failed', problem: read.problem }
  }
  if (!read.ok) {
    return companyId === null
      ? { kind: 'closed', email: person?.email ?? null }
      : { kind: 'otherCompany', invite: null, name: ownCompany }
  }
  const invite = read.value
  if (person === null) return { kind: 'signIn', invite }
  if (isOther(invite, person)) return { kind: 'otherEmail', invite, email: person.email }
  if (companyId !== null) return { kind: 'otherCompany', invite, name: ownCompany }
  return { kind: 'join', invite, name: person.displayName || invite.name }
}

function isOther(invite: Invite, person: { readonly email: string } | null): boolean {
  return person?.email.trim().toLowerCase() !== invite.email
}
