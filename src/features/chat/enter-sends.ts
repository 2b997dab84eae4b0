interface Press {
  readonly key: string
  readonly shiftKey: boolean
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  /** An input method is composing a word, as for Chinese or Japanese: Enter ends the word. */
  readonly isComposing: boolean
}

/**
 * With a keyboard and mouse, Enter sends; on a phone it starts a new line. Ctrl+Enter and Cmd+Enter always
 * send.
 */
export function enterSends(press: Press, hasKeyboard: boolean): boolean {
  if (press.key !== 'Enter' || press.isComposing || press.shiftKey || press.altKey) return false
  return hasKeyboard || press.ctrlKey || press.metaKey
}
