import { landing } from './en/landing.ts'
import { session } from './en/session.ts'

/** What is said outside the app: loaded with those pages only. */
export const enPublic = {
  ...landing,
  ...session,
} as const
