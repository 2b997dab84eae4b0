import type { enPublic } from '../en/public.ts'
import { join } from './public/join.ts'
import { landing } from './public/landing.ts'
import { session } from './public/session.ts'

export const esPublic = {
  ...join,
  ...landing,
  ...session,
} satisfies Record<keyof typeof enPublic, string>
