/** Scrolls to a section of the order page, opens what holds it and focuses its first field. */
export function scrollToSection(elementId: string): void {
  // The closing sheet restores the focus first.
  setTimeout(() => {
    const part = document.getElementById(elementId)
    const closed = part?.closest('[hidden]')
    if (closed) document.querySelector<HTMLElement>(`[aria-controls="${closed.id}"]`)?.click()
    part?.scrollIntoView({ block: 'center' })
    part?.querySelector<HTMLElement>('input, textarea, select, button')?.focus()
  }, 250)
}
