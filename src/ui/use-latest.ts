import { type RefObject, useLayoutEffect, useRef } from 'react'

/** A ref to what was rendered last, for handlers that outlive a rendering. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
