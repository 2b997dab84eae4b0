import { form } from './shared/form.ts'
import { problem } from './shared/problem.ts'

/** What is said both in the app and outside of it, and not before the first paint: part of `app` and of `public`. */
export const enShared = { ...form, ...problem } as const
