import * as v from 'valibot'
import {
  code,
  id,
  instant,
  line,
  optionalId,
  optionalInstant,
  requiredLine,
  stamps,
  wordSet,
  type Entity,
} from './fields.ts'
import { languages } from './user.ts'

/** Roles that an invitation may give. */
export const invitedRoles = ['admin', 'technician'] as const

/** How long an invitation is valid, in days. */
export const inviteDays = 7

/** The longest note to the invited person, in characters. */
export const maxNote = 1000

/** The random secret in an invitation's link: 22 letters and digits, 131 bits. */
export const inviteCode = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{22}$/))

/**
 * `invites/{sha256(code)}`: an invitation to join the company. Whether it has expired follows from `expiresAt`. The
 * code itself is only in the link and in `inviteMails`, which nobody can read.
 */
export const inviteSchema = v.object({
  ...stamps,
  email: line,
  name: v.optional(line, ''),
  role: v.picklist(invitedRoles),
  permissions: v.optional(wordSet, []),
  language: v.fallback(v.optional(v.nullable(v.picklist(languages)), null), null),
  note: v.optional(v.pipe(v.string(), v.maxLength(maxNote)), ''),
  /** 'pending', 'accepted' or 'revoked'. */
  status: code,
  expiresAt: instant,
  /** How often a link was sent, with the ones that this one replaces. */
  sentCount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  /** Shown to the invited person, who cannot read the company or its members. */
  companyName: requiredLine,
  inviterName: line,
  /** The invitation that took the place of this one when it was sent again. */
  replacedById: optionalId,
  /** When the invited person first opened it signed in; server time. */
  openedAt: optionalInstant,
  /** When the invited person asked for a new link because this one was no longer valid; server time. */
  requestedAt: optionalInstant,
  acceptedAt: optionalInstant,
  acceptedBy: optionalId,
  createdAt: instant,
  createdBy: id,
})

export type Invite = Entity<typeof inviteSchema>
