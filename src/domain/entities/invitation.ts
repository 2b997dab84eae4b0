import * as v from 'valibot'
import { permissions } from '../access/actor.ts'
import { line } from './fields.ts'
import { invitedRoles, maxNote } from './invite.ts'
import { languages } from './user.ts'

/** An e-mail address as it is compared: without spaces around it, in lower case. */
const foldedEmail = v.pipe(
  line,
  v.trim(),
  v.transform((text) => text.toLowerCase()),
  v.regex(v.EMAIL_REGEX),
)

/** The SHA-256 hash of an invitation's code, in hexadecimal: the invitation's id. */
export const inviteId = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

export const invitedPermissions = v.pipe(
  v.array(v.picklist(permissions)),
  v.maxLength(permissions.length),
  v.readonly(),
)

/** What the office decides about the person it invites. */
export const invitation = {
  email: foldedEmail,
  /** '' where the invited person gives it. */
  name: line,
  role: v.picklist(invitedRoles),
  permissions: invitedPermissions,
  /** The language of the mail, and of the app until the person chooses another. */
  language: v.nullable(v.picklist(languages)),
  note: v.pipe(v.string(), v.maxLength(maxNote)),
}
