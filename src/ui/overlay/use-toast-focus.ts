import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

/**
 * The library takes the focus back to where it came from whenever it leaves a toast, so Tab could not get past one. Here
 * it goes back only when the toast that has it disappears. The handlers are for an element around the toasts.
 */
export function useToastFocus(around: RefObject<HTMLElement | null>) {
  const cameFrom = useRef<HTMLElement>(null)

  useEffect(() => {
    if (!around.current) return undefined
    const removals = new MutationObserver(() => {
      if (document.activeElement !== document.body) return
      cameFrom.current?.focus({ preventScroll: true })
      cameFrom.current = null
    })
    removals.observe(around.current, { childList: true, subtree: true })
    return () => removals.disconnect()
  }, [around])

  return {
    onFocusCapture(event: FocusEvent) {
      // Before the library notes where the focus came from.
      event.stopPropagation()
      const from = event.relatedTarget
      if (from instanceof HTMLElement && !event.currentTarget.contains(from))
        cameFrom.current = from
    },
    onBlurCapture({ currentTarget, relatedTarget }: FocusEvent) {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) cameFrom.current = null
    },
  }
}
