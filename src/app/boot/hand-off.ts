/**
 * Removes the prerendered page in the same frame in which the app shows its own, and gives focus back to a link that
 * had it.
 */
export function handOff(prerendered: HTMLElement | null, root: HTMLElement): void {
  if (!prerendered) return
  const observer = new MutationObserver(() => {
    if (root.querySelector('main h1') === null) return
    observer.disconnect()
    const href = prerendered.contains(document.activeElement)
      ? document.activeElement?.getAttribute('href')
      : null
    prerendered.remove()
    if (typeof href === 'string')
      root.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`)?.focus()
  })
  observer.observe(root, { childList: true, subtree: true })
}
