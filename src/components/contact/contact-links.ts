/** A phone number in the form `tel:` and `sms:` links take; '' if it has no digits. */
export function dialable(phone: string): string {
  const digits = phone.replaceAll(/[^\d+*#]/g, '')
  return /\d{2}/.test(digits) ? digits : ''
}

/** A link to a text message that is ready to be sent; `phone` from `dialable`. */
export function smsLink(phone: string, text: string): string {
  return `sms:${phone}?&body=${encodeURIComponent(text)}`
}
