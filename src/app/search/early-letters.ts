/** Null while nothing is collected. */
let typed: string | null = null

/**
 * Collects what is typed from the moment the palette was asked for until its field can take it: its code may still have
 * to be loaded, and letters on the page are commands.
 */
export function collectEarlyLetters(): void {
  if (typed === null) addEventListener('keydown', collect, { capture: true })
  typed = ''
}

/** What was collected so far. */
export function earlyLetters(): string {
  return typed ?? ''
}

/** Ends the collecting and returns what was typed. */
export function takeEarlyLetters(): string {
  const taken = earlyLetters()
  typed = null
  removeEventListener('keydown', collect, { capture: true })
  return taken
}

function collect(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, isComposing } = event
  if (ctrlKey || metaKey || altKey || isComposing) return
  if (key === 'Backspace') typed = earlyLetters().slice(0, -1)
  else if (key.length === 1) typed = earlyLetters() + key
  else if (key !== 'Enter') return
  event.preventDefault()
  event.stopImmediatePropagation()
}
