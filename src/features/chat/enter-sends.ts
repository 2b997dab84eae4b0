interface Press {
  readonly key: string
  readonly shiftKey: boolean
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  /** A word is being put together of several keys, as in Chinese or Japanese: Enter ends the word. */
  readonly isComposing: boolean
}

/** Where there is a keyboard beside a mouse, Enter sends; on a phone it begins a line. Ctrl and Cmd send everywhere. */
export function enterSends(press: Press, hasKeyboard: boolean): boolean {
  if (press.key !== 'Enter' || press.isComposing || press.shiftKey || press.altKey) return false
  return hasKeyboard || press.ctrlKey || press.metaKey
}
