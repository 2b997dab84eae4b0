import { useState } from 'react'

/** A value that stays as it was while something is held; with another `about` it is taken all the same. */
export function useHeldWhile<T>(value: T, isHeld: boolean, about: string): T {
  const [shown, setShown] = useState({ value, about })
  if (isHeld && shown.about === about) return shown.value
  if (shown.value !== value || shown.about !== about) setShown({ value, about })
  return value
}
