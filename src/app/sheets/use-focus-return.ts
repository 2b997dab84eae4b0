import { useEffect, useRef } from 'react'

/** When the last sheet closes, returns the focus to where it was, unless it has moved elsewhere. */
export function useFocusReturn(isOpen: boolean): void {
  const last = useRef<HTMLElement | null>(null)

  useEffect(() => {
    if (isOpen) return
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) last.current?.focus({ preventScroll: true })
    })
    const remember = (event: FocusEvent) => {
      if (event.target instanceof HTMLElement) last.current = event.target
    }
    document.addEventListener('focusin', remember)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('focusin', remember)
    }
  }, [isOpen])
}
