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
    | 'absence.add'
    | 'absence.request'
    | 'planner.open'
  /** What people also call it. */
  readonly words?:
    | 'shell.commandWords.order'
    | 'shell.commandWords.customer'
    | 'shell.commandWords.plan'
    | 'shell.commandWords.estimate'
    | 'shell.commandWords.invoice'
    | 'shell.commandWords.timeOff'
    | 'shell.commandWords.planDay'
  readonly keys?: string
}

const creations: readonly Creation[] = [
  {
    id: 'new-order',
    action: 'order/create',
    page: '/orders',
    path: '/orders/new',
    title: 'shell.commandNewOrder',
    words: 'shell.commandWords.order',
    keys: 'n',
  },
  {
    id: 'new-customer',
    action: 'customer/create',
    page: '/customers',
    path: '/customers/new',
    title: 'shell.commandNewCustomer',
    words: 'shell.commandWords.customer',
  },
  {
    id: 'new-plan',
    action: 'plan/edit',
    page: '/plans',
    path: '/plans?new=1',
    title: 'plans.new',
    words: 'shell.commandWords.plan',
  },
  {
    id: 'new-estimate',
    action: 'estimate/edit',
    page: '/estimates',
    path: '/estimates?new=1',
    title: 'estimates.new',
    words: 'shell.commandWords.estimate',
  },
  {
    id: 'new-invoice',
    action: 'invoice/edit',
    page: '/invoices',
    path: '/invoices?new=1',
    title: 'invoices.new',
    words: 'shell.commandWords.invoice',
  },
  {
    id: 'add-time-off',
    action: 'absence/decide',
    page: '/technicians',
    path: '/technicians/absences?new=1',
    title: 'absence.add',
    words: 'shell.commandWords.timeOff',
  },
  {
    id: 'request-time-off',
    action: 'absence/request',
    page: '/dashboard',
    path: '/dashboard/time-off?new=1',
    title: 'absence.request',
    words: 'shell.commandWords.timeOff',
  },
  {
    id: 'plan-day',
    action: 'booking/plan',
    page: '/schedule',
    path: '/schedule?plan=1',
    title: 'planner.open',
    words: 'shell.commandWords.planDay',
  },
]

/** What someone can begin from anywhere, of the pages that they reach. */
export function creationsFor(
  actor: Actor | null,
  pages: readonly RoutePath[],
): readonly Creation[] {
  if (actor === null) return []
  return creations.filter(
    ({ action, page }) =>
      pages.includes(page) &&
      can(actor, action, action === 'absence/request' ? { userId: actor.uid } : undefined),
  )
}
