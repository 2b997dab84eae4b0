import { useEffect, useRef } from 'react'

/** When the last panel closes, focus goes back to where it was before, should it have nowhere else to be. */
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
