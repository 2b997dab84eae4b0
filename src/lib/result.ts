/** An expected outcome as a value: either what was asked for or the problem that prevented it. */
export type Result<T, P> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: P }

export function ok(): Result<void, never>
export function ok<T>(value: T): Result<T, never>
export function ok<T>(value?: T): Result<T | undefined, never> {
  return { ok: true, value }
}

export function fail<P>(problem: P): Result<never, P> {
  return { ok: false, problem }
}
