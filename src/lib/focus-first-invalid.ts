const invalid = ':is([aria-invalid=true], [data-invalid])'
const focusable =
  ':is(input, select, textarea, button, a[href], [tabindex]):not(:disabled, [type=hidden], [tabindex^="-"])'

/** Focuses the first field that is marked as wrong, after the next rendering, which marks them, and brings its error into view. */
export function focusFirstInvalid(form: HTMLElement): void {
  requestAnimationFrame(() => {
    const field = form.querySelector<HTMLElement>(`:focus${invalid}`) ?? firstInvalid(form)
    if (!field) return
    if (field !== document.activeElement) field.focus()
    // Focus brings only the field itself into view; the error beneath may be below the fold.
    const [error] = field.getAttribute('aria-describedby')?.split(' ').slice(-1) ?? []
    if (error) document.getElementById(error)?.scrollIntoView({ block: 'nearest' })
  })
}

/** A frame around a control may be marked too, or alone. */
function firstInvalid(form: HTMLElement): HTMLElement | null {
  for (const marked of form.querySelectorAll<HTMLElement>(invalid)) {
    if (marked.matches(focusable)) return marked
    const inside =
      marked.querySelector<HTMLElement>(`${invalid}${focusable}`) ??
      marked.querySelector<HTMLElement>(focusable)
    if (inside) return inside
  }
  return null
}
