import { address } from './es/address.ts'
import { common } from './es/common.ts'
import { pill } from './es/pill.ts'
import { problem } from './es/problem.ts'
import { status } from './es/status.ts'
import { customers } from './es/customers.ts'
import { dashboard } from './es/dashboard.ts'
import { orderWords } from './es/order-words.ts'
import { orders } from './es/orders.ts'
import { shell } from './es/shell.ts'

import type { en } from './en.ts'

export const es = {
  ...common,
  ...address,
  ...pill,
  ...problem,
  ...status,
  ...customers,
  ...dashboard,
  ...orderWords,
  ...orders,
  ...shell,
} satisfies Record<keyof typeof en, string>
