import { type RefObject, useEffect } from 'react'

/** Escape leads from the detail back to its row in the table beside it. */
export function useEscapeToRow(list: RefObject<HTMLElement | null>, hasDetail: boolean): void {
  useEffect(() => {
    if (!hasDetail) return undefined
    const onKeyDown = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented || !(target instanceof Element)) return
      const isElsewhere =
        target.closest('main') === null || target.matches('input, textarea, select')
      if (isElsewhere || list.current?.contains(target)) return
      list.current?.querySelector<HTMLElement>('[aria-current="page"]')?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [list, hasDetail])
}
