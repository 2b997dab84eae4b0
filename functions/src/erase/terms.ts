/** The texts under these keys, however deep, also those of edits of such a field. */
export function textsIn(value: unknown, keys: readonly string[]): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    keys.includes(key) ? everyText(inner) : textsIn(inner, keys),
  )
}

function everyText(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(everyText)
}

/** Names of at least two words, addresses of e-mail and phone numbers: what can hardly mean anything else. */
export function fullNames(texts: readonly string[]): readonly string[] {
  return texts.filter(
    (text) =>
      /\S+@\S+/.test(text) ||
      text.replaceAll(/\D/g, '').length >= 7 ||
      /\p{L}{2,}\s+\p{L}{2,}/u.test(text),
  )
}
