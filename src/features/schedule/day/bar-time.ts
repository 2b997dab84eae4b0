/** A time as a bar shows it: without AM or PM, which the hours above it say, so that a narrow bar shows all of it. */
export function barTime(time: string): string {
  return time.replace(/\s*[ap]\.?\s*m\.?$/iu, '')
}
