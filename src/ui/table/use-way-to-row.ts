import { type RefObject, useEffect } from 'react'

/** What uses the arrow keys itself; the search field does not. */
const usesArrows =
  'input:not([data-search]), textarea, select, [contenteditable], [aria-haspopup], [role]:not(button, table)'

/**
 * Arrow down leads into the table from the search field, the title, the filters, and where nothing has the focus; Escape
 * leads from a detail, and where nothing has the focus, back to the row of the detail beside it. J and K open the next and
 * the previous row while a detail is beside the table.
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
      const step = { j: 1, k: -1 }[key]
      if (step && isPlain(event) && isDetail && !isTyping && takesLetters()) {
        const link = linkBeside(list.current, step)
        if (!link) return
        event.preventDefault()
        link.scrollIntoView({ block: 'nearest' })
        link.click()
      }
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [list])
}

/** The link of the row after or before the one whose detail is shown; null where there is none. */
function linkBeside(list: HTMLElement | null, step: number): HTMLElement | null {
  const row = list?.querySelector('[aria-current="page"]')?.closest('[data-index]')
  const index = Number(row?.getAttribute('data-index') ?? Number.NaN) + step
  return list?.querySelector<HTMLElement>(`[data-index="${index}"] a[data-lead]`) ?? null
}

/** Whether letters are shortcuts, as the person has set. */
function takesLetters(): boolean {
  return document.documentElement.dataset['letters'] !== 'off'
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
