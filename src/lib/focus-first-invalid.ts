const invalid = ':is([aria-invalid=true], [data-invalid])'

/** Focuses the first field that is marked as wrong, after the next rendering, which marks them, and brings its error into view. */
export function focusFirstInvalid(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    const field =
      form.querySelector<HTMLElement>(`:focus${invalid}`) ??
      form.querySelector<HTMLElement>(invalid)
    if (!field) return
    if (field !== document.activeElement) field.focus()
    // Focus brings only the field itself into view; the error beneath may be below the fold.
    const [error] = field.getAttribute('aria-describedby')?.split(' ').slice(-1) ?? []
    if (error) document.getElementById(error)?.scrollIntoView({ block: 'nearest' })
  })
}
