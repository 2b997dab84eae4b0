import * as v from 'valibot'
import { id } from '../entities/fields.ts'

/** 128 random bits in base64url. */
export const shareToken = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{21}[AQgw]$/))

/** Which share a link means: its company, and the token that only its customer and the office know. */
export interface ShareKey {
  readonly companyId: string
  readonly token: string
}

/** What stands behind `/p#`, and what the public page sends as `token`. */
export function shareFragment({ companyId, token }: ShareKey): string {
  return `${companyId}.${token}`
}

/** The link for a customer; `origin` is the app's. */
export function shareLink(origin: string, key: ShareKey): string {
  return `${origin}/p#${shareFragment(key)}`
}

/** Null where it is no fragment of a link. */
export function shareKeyOf(fragment: string): ShareKey | null {
  const at = fragment.indexOf('.')
  const [companyId, token] = [fragment.slice(0, Math.max(0, at)), fragment.slice(at + 1)]
  return v.is(id, companyId) && v.is(shareToken, token) ? { companyId, token } : null
}
