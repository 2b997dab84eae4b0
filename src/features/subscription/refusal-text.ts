import type { Translate } from '#messages/index.ts'

/** Why a checkout could not begin. */
export function refusalText(t: Translate, refusal: string): string {
  if (refusal === 'seats') return t('subscription.refusedSeats')
  if (refusal === 'subscribed') return t('subscription.refusedTwice')
  if (refusal === 'too-many') return t('subscription.refusedOften')
  return t('subscription.refused')
}
