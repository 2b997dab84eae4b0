import { toWellFormed } from '#lib/to-well-formed.ts'

export interface XmlElement {
  readonly name: string
  readonly attributes: readonly (readonly [name: string, value: string])[]
  readonly content: string | readonly XmlElement[]
}

/** An element, or null where it would be empty: what is absent is left out. */
export function element(
  name: string,
  content: string | readonly (XmlElement | null)[],
  attributes: Readonly<Record<string, string>> = {},
): XmlElement | null {
  const filled = typeof content === 'string' ? content : content.filter((one) => one !== null)
  if (filled.length === 0) return null
  return { name, content: filled, attributes: Object.entries(attributes) }
}

/** A document as text; the same elements are the same text. */
export function xmlText(
  name: string,
  namespaces: Readonly<Record<string, string>>,
  content: readonly (XmlElement | null)[],
): string {
  const root = element(name, content, namespaces)
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root ? textOf(root, '') : ''}`
}

function textOf({ name, attributes, content }: XmlElement, indent: string): string {
  const start = attributes.map(([key, value]) => ` ${key}="${escaped(value)}"`).join('')
  const inside =
    typeof content === 'string'
      ? escaped(content)
      : `\n${content.map((one) => textOf(one, `${indent}  `)).join('')}${indent}`
  return `${indent}<${name}${start}>${inside}</${name}>\n`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Characters that XML cannot hold are left out; line ends are those that it reads. */
function escaped(text: string): string {
  return toWellFormed(text)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\p{Cc}|[\uFFFE\uFFFF]/gu, (one) => ('\t\n'.includes(one) ? one : ''))
    .replaceAll(/[&<>"]/g, (character) => entities[character] ?? '')
}
