import { type RefObject, useEffect } from 'react'

/** Arrow down leads from the search field into the table, Escape from a detail back to its row beside it. */
export function useWayToRow(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const focus = (row: string) => list.current?.querySelector<HTMLElement>(row)?.focus()
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented } = event
      if (defaultPrevented || !(target instanceof Element) || !target.closest('main')) return
      if (key === 'ArrowDown' && target.matches('[data-search]')) {
        event.preventDefault()
        focus('a[data-lead][tabindex="0"]')
      }
      const isTyping = target.matches('input, textarea, select')
      if (key === 'Escape' && !isTyping && !list.current?.contains(target))
        focus('[aria-current="page"]')
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [list])
}
