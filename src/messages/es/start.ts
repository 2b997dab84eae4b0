import type { enStart } from '../en/start.ts'
import { address } from './start/address.ts'
import { common } from './start/common.ts'
import { syncStatus } from './start/sync-status.ts'
import { status } from './start/status.ts'
import { dashboard } from './start/dashboard.ts'
import { orderSteps } from './start/order-steps.ts'
import { orders } from './start/orders.ts'
import { shell } from './start/shell.ts'

export const esStart = {
  ...common,
  ...address,
  ...syncStatus,
  ...status,
  ...dashboard,
  ...orderSteps,
  ...orders,
  ...shell,
} satisfies Record<keyof typeof enStart, string>
