import { address } from './es/address.ts'
import { change } from './es/change.ts'
import { common } from './es/common.ts'
import { pill } from './es/pill.ts'
import { problem } from './es/problem.ts'
import { status } from './es/status.ts'

import type { MessageKey } from './message-types.ts'

export const es = {
  ...common,
  ...address,
  ...change,
  ...pill,
  ...problem,
  ...status,
} satisfies Record<MessageKey, string>
