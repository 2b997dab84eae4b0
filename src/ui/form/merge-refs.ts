import type { Ref, RefCallback } from 'react'

/** Combines two refs into one. */
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
