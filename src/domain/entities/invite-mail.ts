import * as v from 'valibot'
import { id, instant, line, requiredLine, stamps, type Entity } from './fields.ts'
import { inviteCode } from './invite.ts'
import { invitedRoles, maxNote } from './invite.ts'
import { languages } from './user.ts'

/**
 * `inviteMails/{inviteId}`: asks the server to mail an invitation's link. Apps create it and can never read it; the
 * server deletes it when the mail is written. The device that made it keeps it, and can show the link again.
 */
export const inviteMailSchema = v.object({
  ...stamps,
  email: line,
  code: inviteCode,
  name: v.optional(line, ''),
  role: v.picklist(invitedRoles),
  language: v.fallback(v.nullable(v.picklist(languages)), null),
  note: v.optional(v.pipe(v.string(), v.maxLength(maxNote)), ''),
  companyName: requiredLine,
  inviterName: line,
  expiresAt: instant,
  createdAt: instant,
  createdBy: id,
})

export type InviteMail = Entity<typeof inviteMailSchema>
