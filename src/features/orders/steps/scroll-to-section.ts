/** Brings a part of the order's page into sight and puts the cursor into its first field. */
export function scrollToSection(elementId: string): void {
  // The sheet that asked gives the focus back when it is gone; what was chosen comes after it.
  setTimeout(() => {
    const part = document.getElementById(elementId)
    part?.scrollIntoView({ block: 'center' })
    part?.querySelector<HTMLElement>('input, textarea, select, button')?.focus()
  }, 250)
}
