import { day, iso, type Calendar } from '../base/calendar.ts'
import { companyName, inCompany, stamped } from '../base/company.ts'
import type { DemoDocument } from '../base/types.ts'
import { invites, inviteIdOf, type DemoInvite } from './invites.ts'
import { former, leftDaysAgo, people } from './people.ts'

/** How many people a trial allows, and for how long an invitation is valid, as in the app. */
const seatLimit = 15
const validFor = 7 * day

/** The invitations, and how many seats the company's active people take. */
export function inviteDocuments(calendar: Calendar): DemoDocument[] {
  const used = people.filter(({ status }) => status === 'active').length
  const seats = { used, limit: seatLimit, userId: former.uid, isTaken: false }
  const freedAt = calendar.at(-leftDaysAgo, 17)
  return [
    inCompany('counters/seats', { ...seats, ...stamped(freedAt, former.uid) }),
    ...invites.map((invite) => inviteDocument(invite, calendar)),
  ]
}

function inviteDocument(invite: DemoInvite, calendar: Calendar): DemoDocument {
  const { email, name, by, joined, nth = 1, isRevoked = false, isReplaced = false } = invite
  const sentAt = calendar.at(...invite.sent)
  const on = (offset: number | undefined, hour: number) =>
    offset === undefined ? null : iso(calendar.at(offset, hour))
  const openedAt = on(invite.openedOn, 12)
  const requestedAt = on(invite.requestedOn, 18)
  return inCompany(`invites/${inviteIdOf(invite)}`, {
    email,
    name,
    role: invite.role ?? 'technician',
    permissions: invite.permissions ?? [],
    language: invite.language ?? null,
    note: invite.note ?? '',
    status: joined ? 'accepted' : isRevoked || isReplaced ? 'revoked' : 'pending',
    expiresAt: iso(sentAt + validFor),
    sentCount: nth,
    companyName,
    inviterName: by.name,
    replacedById: isReplaced ? inviteIdOf({ email, nth: nth + 1 }) : null,
    openedAt,
    requestedAt,
    acceptedAt: joined ? openedAt : null,
    acceptedBy: joined?.uid ?? null,
    createdAt: iso(sentAt),
    createdBy: by.uid,
    ...stamped(Date.parse(requestedAt ?? openedAt ?? iso(sentAt)), by.uid),
  })
}
