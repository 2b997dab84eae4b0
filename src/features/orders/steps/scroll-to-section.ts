import styles from './scroll-to-section.module.css'

/**
 * Scrolls to what is missing on the order page, opens what holds it, marks it and focuses its first field. Nothing moves
 * under the finger of someone who goes on by themselves meanwhile.
 */
export function scrollToSection(elementId: string): void {
  const begun = new AbortController()
  const { signal } = begun
  for (const event of ['pointerdown', 'keydown', 'input'])
    document.addEventListener(event, () => begun.abort(), { capture: true, signal })
  // The closing sheet restores the focus first.
  setTimeout(() => {
    const part = document.getElementById(elementId)
    if (!part || signal.aborted) return
    const closed = part.closest('[hidden]')
    if (closed) document.querySelector<HTMLElement>(`[aria-controls="${closed.id}"]`)?.click()
    // What has just been opened can be seen and focused in the next frame.
    requestAnimationFrame(() => {
      if (signal.aborted) return
      begun.abort()
      part.scrollIntoView({ block: 'center' })
      part
        .querySelector<HTMLElement>('input, textarea, select, button')
        ?.focus({ preventScroll: true })
      markUntilTouched(part)
    })
  }, 250)
}

/** A button that gets the focus after a tap shows no ring, so the mark stays until it is answered. */
function markUntilTouched(part: HTMLElement): void {
  const mark = styles.missing ?? ''
  part.classList.add(mark)
  const done = new AbortController()
  const { signal } = done
  for (const event of ['click', 'input']) {
    part.addEventListener(
      event,
      () => {
        part.classList.remove(mark)
        done.abort()
      },
      { signal },
    )
  }
}
