import type { Share } from '../entities/share.ts'

/** A link of a customer with what the office reads beside it. */
export interface ShareItem {
  readonly share: Share
  /** The name of who made it; '' while unknown on this device. */
  readonly createdBy: string
  readonly isUnsent: boolean
}
