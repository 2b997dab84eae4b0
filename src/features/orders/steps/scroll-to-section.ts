/** Scrolls to a section of the order page and focuses its first field. */
export function scrollToSection(elementId: string): void {
  // The closing sheet restores the focus first.
  setTimeout(() => {
    const part = document.getElementById(elementId)
    part?.scrollIntoView({ block: 'center' })
    part?.querySelector<HTMLElement>('input, textarea, select, button')?.focus()
  }, 250)
}
