import type { Translate } from '#messages/index.ts'
import type { BackTarget } from '#ui/back.tsx'

/** Where a new order is left to; a return visit goes back to the review of the order that it continues. */
export function newOrderBack(t: Translate, followUpOf: string): BackTarget {
  if (followUpOf === '') return { href: '/orders', label: t('orders.back') }
  return { href: `/orders/review?order=${followUpOf}`, label: t('review.title') }
}
