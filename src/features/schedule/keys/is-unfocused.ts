/** Whether a key goes to nothing in particular, as at first and after a drag, which focuses the page's `main`. */
export function isUnfocused(target: EventTarget | null): boolean {
  return target === document.body || (target instanceof Element && target.matches('main'))
}
