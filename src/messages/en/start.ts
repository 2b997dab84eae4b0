import { address } from './start/address.ts'
import { common } from './start/common.ts'
import { syncStatus } from './start/sync-status.ts'
import { status } from './start/status.ts'
import { dashboard } from './start/dashboard.ts'
import { orderSteps } from './start/order-steps.ts'
import { orders } from './start/orders.ts'
import { shell } from './start/shell.ts'

/** What the frame, the lists and Today say: loaded before the first paint. English is the source of keys and placeholders. */
export const enStart = {
  ...common,
  ...address,
  ...syncStatus,
  ...status,
  ...dashboard,
  ...orderSteps,
  ...orders,
  ...shell,
} as const
