import type { Migration } from './migration.ts'

const plans: ReadonlySet<unknown> = new Set(['order/assign', 'order/edit', 'order/restoreField'])
const planFields = ['assigneeIds', 'plannedStart', 'plannedEnd']
const planned: readonly unknown[] = ['new', 'scheduled']

interface QueuedChange {
  name: string
  args: {
    orderId?: string
    from?: string
    to?: string
    send?: boolean
    edits?: Record<string, unknown>
  } | null
  refs: unknown
}

/** Planned visits. A queued change of an order's plan now changes its visit too. */
export const userV15: Migration = {
  version: 15,
  stores: {
    bookings: 'id, orderId, start',
    orders: 'id, customerId, *assigneeIds, status, plannedStart',
  },
  async upgrade(transaction) {
    await transaction
      .table<QueuedChange>('outbox')
      .toCollection()
      .modify((row) => {
        const { orderId, from, to, send, edits } = row.args ?? {}
        const isPlan =
          plans.has(row.name) &&
          (send === true || planFields.some((field) => Object.hasOwn(edits ?? {}, field)))
        const isMove = row.name === 'order/move' && (planned.includes(to) || to === 'dispatched')
        const isBack =
          row.name === 'order/takeBack' && (planned.includes(from) || planned.includes(to))
        // A damaged row is left as it is: it must not keep the database from opening.
        if (orderId === undefined || !Array.isArray(row.refs) || !(isPlan || isMove || isBack))
          return
        row.refs = [...(row.refs as unknown[]), `bookings/${orderId}`]
      })
  },
}
