import type { FunctionSpec } from '../types.ts'
import type { CloudEvent } from './cloud-event.ts'

/**
 * How a call of a function ended. Interrupted: the process ended for a reason that may have nothing to do with this
 * call.
 */
export type Outcome =
  | { readonly type: 'done' }
  | { readonly type: 'failed'; readonly reason: string }
  | { readonly type: 'interrupted' }

/** Calls a function with an event and waits for its end. */
export type CallFunction = (spec: FunctionSpec, event: CloudEvent) => Promise<Outcome>
