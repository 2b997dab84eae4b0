import { enShared } from './shared.ts'
import { join } from './public/join.ts'
import { landing } from './public/landing.ts'
import { session } from './public/session.ts'

/** What is said outside the app (landing page, signing in, setting up): loaded with those pages only. */
export const enPublic = {
  ...enShared,
  ...join,
  ...landing,
  ...session,
} as const
