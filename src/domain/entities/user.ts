import * as v from 'valibot'
import { roles } from '../access/actor.ts'
import { code, id, line, optionalInstant, stamps, wordSet, type Entity } from './fields.ts'

export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]

/** `users/{uid}`: a member of exactly one company. */
export const userSchema = v.object({
  ...stamps,
  name: v.optional(line, ''),
  email: v.optional(line, ''),
  role: v.picklist(roles),
  /** 'active', or the reason why the user is barred. */
  status: code,
  companyId: id,
  /** Known values: `permissions` of `access/actor.ts`. */
  permissions: v.optional(wordSet, []),
  phone: v.optional(line, ''),
  /** What they do: 'Electrician'. */
  trade: v.optional(line, ''),
  /** The invitation that they accepted; absent for a company's first owner. */
  inviteId: v.exactOptional(id),
  /** When an inactive user lost access; what they did before is accepted for two weeks more. */
  deactivatedAt: optionalInstant,
  /** null: the browser's language. */
  language: v.fallback(v.optional(v.nullable(v.picklist(languages)), null), null),
})

export type User = Entity<typeof userSchema>
