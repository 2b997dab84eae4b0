import { address } from './en/address.ts'
import { change } from './en/change.ts'
import { common } from './en/common.ts'
import { pill } from './en/pill.ts'
import { problem } from './en/problem.ts'
import { status } from './en/status.ts'

/** English is the source: its keys are the keys, its placeholders the placeholders. */
export const en = {
  ...common,
  ...address,
  ...change,
  ...pill,
  ...problem,
  ...status,
} as const
