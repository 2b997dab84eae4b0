import type { Actor } from '#domain/access/actor.ts'
import { type Action, can } from '#domain/access/can.ts'
import type { RoutePath } from '#domain/access/routes.ts'

interface Creation {
  readonly id: string
  readonly action: Action
  /** Its page; offered only where this session reaches that. */
  readonly page: RoutePath
  readonly path: string
  readonly title:
    | 'shell.commandNewOrder'
    | 'shell.commandNewCustomer'
    | 'plans.new'
    | 'estimates.new'
    | 'invoices.new'
  readonly keys?: string
}

const creations: readonly Creation[] = [
  {
    id: 'new-order',
    action: 'order/create',
    page: '/orders',
    path: '/orders/new',
    title: 'shell.commandNewOrder',
    keys: 'n',
  },
  {
    id: 'new-customer',
    action: 'customer/create',
    page: '/customers',
    path: '/customers/new',
    title: 'shell.commandNewCustomer',
  },
  {
    id: 'new-plan',
    action: 'plan/edit',
    page: '/plans',
    path: '/plans?new=1',
    title: 'plans.new',
  },
  {
    id: 'new-estimate',
    action: 'estimate/edit',
    page: '/estimates',
    path: '/estimates?new=1',
    title: 'estimates.new',
  },
  {
    id: 'new-invoice',
    action: 'invoice/edit',
    page: '/invoices',
    path: '/invoices?new=1',
    title: 'invoices.new',
  },
]

/** What someone can begin from anywhere, of the pages that they reach. */
export function creationsFor(
  actor: Actor | null,
  pages: readonly RoutePath[],
): readonly Creation[] {
  if (actor === null) return []
  return creations.filter(({ action, page }) => pages.includes(page) && can(actor, action))
}
