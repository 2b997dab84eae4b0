const extension = /,?\s*(?:ext\.?|x)\s*(\d{1,6})\s*$/i

/** A phone number in the form `tel:` and `sms:` links take, without its extension; '' if it has no digits. */
export function dialable(phone: string): string {
  const digits = phone.replace(extension, '').replaceAll(/[^\d+*#]/g, '')
  return /\d{2}/.test(digits) ? digits : ''
}

/** A link that calls a number and then its extension; null if it has no digits. */
export function callLink(phone: string): string | null {
  const number = dialable(phone)
  const [, more] = extension.exec(phone) ?? []
  return number === '' ? null : `tel:${number}${more === undefined ? '' : `,${more}`}`
}

/** A link to a text message that is ready to be sent; `phone` from `dialable`. */
export function smsLink(phone: string, text: string): string {
  return `sms:${phone}?&body=${encodeURIComponent(text)}`
}
