import type { enPublic } from '../en/public.ts'
import { landing } from './public/landing.ts'
import { session } from './public/session.ts'

export const esPublic = {
  ...landing,
  ...session,
} satisfies Record<keyof typeof enPublic, string>
