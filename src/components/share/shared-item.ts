import type { Share } from '#domain/entities/share.ts'

/** A link with what is shown beside it. */
export interface SharedItem {
  readonly share: Share
  /** The name of who made it; '' while unknown on this device. */
  readonly createdBy: string
  readonly isUnsent: boolean
}
