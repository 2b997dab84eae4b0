import { callLink } from './contact-links.ts'

export interface TextPart {
  readonly text: string
  /** What it reaches: a `tel:` or `mailto:` address; undefined for plain text. */
  readonly href?: string
}

const email = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/
const phone = /(?<![\w+.-])\+?\(?\d[\d ().\u00A0-]{5,20}\d(?:,? ?(?:ext\.?|x) ?\d{1,6})?(?![\w-])/
const contact = new RegExp(`${email.source}|${phone.source}`, 'giu')
const date = /^\d{4}-\d\d-\d\d|^\d{1,2}[.-]\d{1,2}[.-]\d{2,4}/

/** Splits a text so that its phone numbers and email addresses can be links. */
export function findContacts(text: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(contact)) {
    const href = hrefOf(found)
    if (href === null) continue
    if (index > end) parts.push({ text: text.slice(end, index) })
    parts.push({ text: found, href })
    end = index + found.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}

function hrefOf(found: string): string | null {
  if (found.includes('@')) return `mailto:${encodeURIComponent(found)}`
  const digits = found.replaceAll(/\D/g, '').length
  // A row of digits alone may as well be the number of a purchase order.
  const isPlain = /^[1-9]\d*$/.test(found)
  return digits < 7 || isPlain || date.test(found) ? null : callLink(found)
}
