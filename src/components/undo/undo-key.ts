import type { Direction } from './use-undo-history.ts'

interface Key {
  readonly key: string
  readonly isShift: boolean
  /** Ctrl, or Cmd on a Mac. */
  readonly isMod: boolean
  readonly isAlt: boolean
}

/** Whether a key undoes or redoes: Ctrl+Z, Ctrl+Shift+Z, Ctrl+Y. */
export function undoKey({ key, isShift, isMod, isAlt }: Key): Direction | null {
  if (!isMod || isAlt) return null
  if (key.toLowerCase() === 'z') return isShift ? 'redo' : 'undo'
  return key.toLowerCase() === 'y' && !isShift ? 'redo' : null
}
