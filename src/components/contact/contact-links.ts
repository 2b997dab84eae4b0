/** A phone number as `tel:` and `sms:` take it, '' where there is none. */
export function dialable(phone: string): string {
  const digits = phone.replaceAll(/[^\d+*#]/g, '')
  return /\d{2}/.test(digits) ? digits : ''
}
