import { callLink } from '#components/contact/contact-links.ts'
import { directionsLink, type MapLink } from '#components/contact/map-links.ts'
import type { Actor } from '#domain/access/actor.ts'
import type { Order } from '#domain/entities/order.ts'
import type { Site } from '#domain/entities/site.ts'
import { isCompletion } from '#domain/order/completion/missing-at-completion.ts'
import { askedAtCompletion } from '#domain/order/completion/asked-at-completion.ts'
import type { AskedOrder, Evidence } from '#domain/order/completion/missing-requirements.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'
import { nextStep } from '#domain/order/transitions/next-step.ts'
import { requiresReason } from '#domain/order/transitions/order-machine.ts'

type Asked = Parameters<typeof nextStep>[0] & AskedOrder

/** The next step, if a tap is enough for it: not one that needs a reason, or that there is something to ask before. */
export function swipeStep(
  order: Asked,
  actor: Actor,
  evidence: Evidence | undefined,
): OrderStatus | null {
  const next = nextStep(order, actor)
  if (next === null || requiresReason(next)) return null
  if (!isCompletion(next)) return next
  return evidence && askedAtCompletion(order, evidence).length === 0 ? next : null
}

export type SwipeContact =
  | { readonly kind: 'directions'; readonly link: MapLink }
  | { readonly kind: 'call'; readonly href: string }

const arrived: ReadonlySet<OrderStatus> = new Set(['onSite', 'done', 'partlyDone'])

/** Directions to a site that is still to be reached, else a call; the other where the first is not known. */
export function swipeContact(
  { status }: Pick<Order, 'status'>,
  site: Pick<Site, 'address' | 'geo'> | null,
  phone: string,
): SwipeContact | null {
  const link = site && directionsLink(site)
  const href = callLink(phone)
  const directions = link && ({ kind: 'directions', link } as const)
  const call = href === null ? null : ({ kind: 'call', href } as const)
  return arrived.has(status) ? (call ?? directions) : (directions ?? call)
}
