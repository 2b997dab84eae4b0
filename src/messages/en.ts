import { common } from './en/common.ts'

/** English is the source: its keys are the keys, its placeholders the placeholders. */
export const en = {
  ...common,
} as const
