/** Focuses the first field that is marked as wrong, after the next rendering, which marks them. */
export function focusFirstInvalid(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    if (form.querySelector(':focus:is([aria-invalid=true], [data-invalid])')) return
    form.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid]')?.focus()
  })
}
