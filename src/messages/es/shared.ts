import type { enShared } from '../en/shared.ts'
import { form } from './shared/form.ts'
import { problem } from './shared/problem.ts'

export const esShared = { ...form, ...problem } satisfies Record<keyof typeof enShared, string>
