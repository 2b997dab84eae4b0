import type { enPublic } from './en-public.ts'
import { landing } from './es/landing.ts'
import { session } from './es/session.ts'

export const esPublic = {
  ...landing,
  ...session,
} satisfies Record<keyof typeof enPublic, string>
