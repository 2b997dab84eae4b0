interface Control {
  readonly type?: string
  readonly readOnly?: boolean
  readonly disabled?: boolean
}

const textTypes = ['text', 'search', 'email', 'tel', 'url', 'number', 'password', 'textarea']

/** The first of a sheet's controls, if text is typed there; a shown value that cannot be changed does not count. */
export function firstTextField<C extends Control>(controls: Iterable<C>): C | null {
  for (const control of controls) {
    if (control.readOnly === true || control.disabled === true) continue
    return textTypes.includes(control.type ?? '') ? control : null
  }
  return null
}
