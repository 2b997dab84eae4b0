import { limits } from '#domain/entities/fields.ts'
import type { Translate } from '#messages/index.ts'

interface FollowUpWords {
  /** Why the work could not be completed. */
  readonly reason: string
  /** What is needed next time; '' where nothing was said. */
  readonly needed: string
}

/** What a requested return visit says of itself: what it needs first, then why it is made. */
export function followUpText(t: Translate, { reason, needed }: FollowUpWords): string {
  return [needed && t('outcome.needed', { needed }), t('outcome.returnReason', { reason })]
    .filter(Boolean)
    .join('\n\n')
    .slice(0, limits.text)
}
