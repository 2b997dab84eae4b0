import { type RefObject, useEffect } from 'react'

/** What uses the arrow keys itself; the search field does not. */
const usesArrows =
  'input:not([data-search]), textarea, select, [contenteditable], [aria-haspopup], [role]:not(button, table)'

/**
 * Arrow down leads into the table from the search field, the title, the filters, and where nothing has the focus; Escape
 * leads from a detail, and where nothing has the focus, back to the row of the detail beside it.
 */
export function useWayToRow(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const focus = (...rows: readonly string[]) => {
      const found = rows.map((row) => list.current?.querySelector<HTMLElement>(row))
      const row = found.find((one) => one)
      row?.focus()
      return row !== undefined
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented } = event
      if (defaultPrevented || !(target instanceof Element)) return
      if (key === 'ArrowDown' && isPlain(event) && isAboveRows(target, list.current)) {
        // The row that Tab leads to may be far out of sight.
        if (focus('a[data-lead][tabindex="0"]', 'a[data-lead]')) event.preventDefault()
      }
      const isTyping = target.matches('input, textarea, select')
      const isDetail = target.closest('main') !== null || isNowhere(target)
      if (key === 'Escape' && isDetail && !isTyping && !list.current?.contains(target))
        focus('[aria-current="page"]')
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [list])
}

function isPlain({ shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !shiftKey && !ctrlKey && !metaKey && !altKey
}

/** On the page of these rows but in none of them, or nowhere while nothing covers the page. */
function isAboveRows(target: Element, list: HTMLElement | null): boolean {
  if (!list) return false
  if (target === document.body) return isNowhere(target)
  const desk = list.closest('[data-desk]')
  return desk?.contains(target) === true && !list.contains(target) && !target.matches(usesArrows)
}

/** Nothing has the focus, and nothing covers the page. */
function isNowhere(target: Element): boolean {
  return target === document.body && !document.querySelector('[role$="dialog"], [role="menu"]')
}
