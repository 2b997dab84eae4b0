import { useEffect } from 'react'
import { isOnPage } from '#ui/is-on-page.ts'
import { useLatest } from '#ui/use-latest.ts'
import { undoKey } from './undo-key.ts'
import type { Direction } from './use-undo-history.ts'

/** Undoes and redoes with the keyboard anywhere on a page but in its fields, which undo their own text, and dialogs. */
export function useUndoKeys(reverse: (direction: Direction) => void): void {
  const newest = useLatest(reverse)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, shiftKey, ctrlKey, metaKey, altKey, target } = event
      if (event.defaultPrevented || !isOnPage(target)) return
      const pressed = { key, isShift: shiftKey, isMod: ctrlKey || metaKey, isAlt: altKey }
      const direction = undoKey(pressed)
      if (direction === null) return
      event.preventDefault()
      newest.current(direction)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [newest])
}
