import { common } from './es/common.ts'
import type { MessageKey } from './message-types.ts'

export const es = {
  ...common,
} satisfies Record<MessageKey, string>
