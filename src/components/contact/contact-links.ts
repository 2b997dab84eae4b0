/** A phone number in the form `tel:` and `sms:` links take; '' if it has no digits. */
export function dialable(phone: string): string {
  const digits = phone.replaceAll(/[^\d+*#]/g, '')
  return /\d{2}/.test(digits) ? digits : ''
}
