import * as v from 'valibot'
import { id } from '../entities/fields.ts'
import { inviteCode } from '../entities/invite.ts'

/** What an invitation's link contains. */
export interface InviteLink {
  readonly companyId: string
  readonly code: string
}

const path = '/accept-invite'

/** The path of an invitation's page. The code is in the fragment, which no browser sends to a server. */
export function inviteLinkPath({ companyId, code }: InviteLink): string {
  return `${path}#${companyId}.${code}`
}

/** Reads the fragment of such a link, with or without '#'; null if it is not one. */
export function parseInviteLink(fragment: string): InviteLink | null {
  const [companyId = '', code = '', ...rest] = fragment.replace(/^#/, '').split('.')
  const isLink = rest.length === 0 && v.is(id, companyId) && v.is(inviteCode, code)
  return isLink ? { companyId, code } : null
}
