import { addRefs } from './add-refs.ts'
import type { Migration } from './migration.ts'

const plans: ReadonlySet<unknown> = new Set(['order/assign', 'order/edit', 'order/restoreField'])
const planFields = ['assigneeIds', 'plannedStart', 'plannedEnd']
const planned: readonly unknown[] = ['new', 'scheduled']

interface OrderArgs {
  orderId: string
  from: string
  to: string
  send: boolean
  edits: Record<string, unknown>
}

/** Planned visits. A queued change of an order's plan now changes its visit too. */
export const userV15: Migration = {
  stores: {
    bookings: 'id, orderId, start',
    orders: 'id, customerId, *assigneeIds, status, plannedStart',
  },
  upgrade: (transaction) =>
    addRefs<OrderArgs>(transaction, (name, { orderId, from, to, send, edits }) => {
      const isPlan =
        plans.has(name) &&
        (send === true || planFields.some((field) => Object.hasOwn(edits ?? {}, field)))
      const isMove = name === 'order/move' && (planned.includes(to) || to === 'dispatched')
      const isBack = name === 'order/takeBack' && (planned.includes(from) || planned.includes(to))
      return orderId !== undefined && (isPlan || isMove || isBack) ? [`bookings/${orderId}`] : []
    }),
}
