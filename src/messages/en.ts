import { address } from './en/address.ts'
import { common } from './en/common.ts'
import { pill } from './en/pill.ts'
import { problem } from './en/problem.ts'
import { status } from './en/status.ts'
import { customers } from './en/customers.ts'
import { dashboard } from './en/dashboard.ts'
import { orderWords } from './en/order-words.ts'
import { orders } from './en/orders.ts'
import { shell } from './en/shell.ts'

/** English is the source: its keys are the keys, its placeholders the placeholders. */
export const en = {
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
} as const
