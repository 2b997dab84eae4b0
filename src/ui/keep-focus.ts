/** How often it is looked whether a sheet has closed, and for how long, in milliseconds. */
const pause = 50
const patience = 1000

/**
 * A ref for what an action removes from the page, e.g. a row with its buttons: the page's heading then gets the focus
 * that was in it, so that the keyboard goes on from there instead of from the top.
 */
export function keepFocus(box: HTMLElement | null): () => void {
  return () => {
    if (box?.contains(document.activeElement)) focusHeadingIfLost()
  }
}

/** The same for a sheet that closes, where the button that opened it is gone. */
export function focusHeadingIfLost(): void {
  look(patience, false)
}

/** A sheet closes with an animation, and returns the focus a frame later; so it is lost only if it stays so. */
function look(left: number, wasLost: boolean): void {
  setTimeout(() => {
    requestAnimationFrame(() => {
      const { activeElement, body } = document
      if (activeElement === body) return wasLost ? focusHeading() : look(left, true)
      if (activeElement?.closest('[data-sheet]') && left > 0) look(left - pause, false)
    })
  }, pause)
}

function focusHeading(): void {
  const headings = [...document.querySelectorAll<HTMLElement>('main h1')]
  const shown = headings.findLast((one) => one.getClientRects().length > 0)
  shown?.focus({ preventScroll: true })
}
