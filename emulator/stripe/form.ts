/** Fields of a form by their whole names (`line_items[0][price]`), as Stripe's API gets them. */
export type Form = URLSearchParams

/** A field that must be there and not empty; '' where it is not. */
export function text(form: Form, name: string): string {
  return form.get(name) ?? ''
}

/** The texts below a name: `metadata[a]=1` is `{a: '1'}`. */
export function texts(form: Form, name: string): Record<string, string> {
  const entries = [...form].flatMap(([key, value]) => {
    const isBelow = key.startsWith(`${name}[`) && key.endsWith(']')
    const inner = isBelow ? key.slice(name.length + 1, -1) : ''
    return inner === '' || inner.includes('[') ? [] : [[inner, value] as const]
  })
  return Object.fromEntries(entries)
}
