import type { Ref, RefCallback } from 'react'

/** One ref that fills two. */
export function mergeRefs<T>(
  first: Ref<T> | undefined,
  second: Ref<T> | undefined,
): RefCallback<T> {
  return (value) => {
    assign(first, value)
    assign(second, value)
  }
}

function assign<T>(ref: Ref<T> | undefined, value: T | null): void {
  if (typeof ref === 'function') ref(value)
  else if (ref) ref.current = value
}
