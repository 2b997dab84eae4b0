import { useState } from 'react'

/** A value that stays as it was when something began to be held; about anything else, as on another day, it is live. */
export function useHeldWhile<T>(value: T, isHeld: boolean, about: string): T {
  const [shown, setShown] = useState({ value, about })
  if (isHeld) return shown.about === about ? shown.value : value
  if (shown.value !== value || shown.about !== about) setShown({ value, about })
  return value
}
