import type { Stripe } from 'stripe'

interface Subject {
  readonly type: 'subscription' | 'product' | 'price'
  readonly id: string
}

/** What an event of Stripe is about; undefined where that does not matter here. */
export function subjectOf(event: Stripe.Event): Subject | undefined {
  const { type } = event
  if (
    type === 'customer.subscription.created' ||
    type === 'customer.subscription.updated' ||
    type === 'customer.subscription.deleted' ||
    type === 'customer.subscription.paused' ||
    type === 'customer.subscription.resumed'
  )
    return { type: 'subscription', id: event.data.object.id }
  if (type === 'checkout.session.completed') return subscription(event.data.object.subscription)
  if (
    type === 'invoice.paid' ||
    type === 'invoice.payment_failed' ||
    type === 'invoice.voided' ||
    type === 'invoice.marked_uncollectible'
  )
    return subscription(event.data.object.parent?.subscription_details?.subscription)
  if (type === 'product.created' || type === 'product.updated')
    return { type: 'product', id: event.data.object.id }
  if (type === 'price.created' || type === 'price.updated')
    return { type: 'price', id: event.data.object.id }
  return undefined
}

function subscription(
  given: string | { readonly id: string } | null | undefined,
): Subject | undefined {
  const id = idOf(given)
  return id === undefined ? undefined : { type: 'subscription', id }
}

/** The id of an object that may have been expanded. */
export function idOf(
  given: string | { readonly id: string } | null | undefined,
): string | undefined {
  return typeof given === 'string' ? given : given?.id
}
