import type { enPublic } from '../en/public.ts'
import { esShared } from './shared.ts'
import { join } from './public/join.ts'
import { landing } from './public/landing.ts'
import { session } from './public/session.ts'

export const esPublic = {
  ...esShared,
  ...join,
  ...landing,
  ...session,
} satisfies Record<keyof typeof enPublic, string>
