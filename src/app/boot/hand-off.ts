/**
 * Until the app has put a page where the build had drawn one, the drawing stays: then it goes in the same
 * frame, and a link that had focus has it again.
 */
export function handOff(drawn: HTMLElement | null, root: HTMLElement): void {
  if (!drawn) return
  const observer = new MutationObserver(() => {
    if (root.querySelector('main h1') === null) return
    observer.disconnect()
    const href = drawn.contains(document.activeElement)
      ? document.activeElement?.getAttribute('href')
      : null
    drawn.remove()
    if (typeof href === 'string')
      root.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`)?.focus()
  })
  observer.observe(root, { childList: true, subtree: true })
}
