const number = /^[+-]?\d+([.,]\d+)?$/
/** E.164. */
const phoneNumber = /^\+[1-9]\d{6,14}$/

/**
 * Where a program that takes `;` or tabs as separators, as spreadsheets of many languages do, would begin another cell
 * inside of this one; not at the points of a list. Spaces are counted, so that a text of tabs takes no time. Spreadsheets
 * in East Asia also take formulas that begin with a sign of full width.
 */
const innerFormula = /([;\t]\s{0,20}|[\r\n]\s{0,20}(?![+-]\s))('*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g
const guardedInside = /([;\t\r\n]\s{0,20})'('*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g

/** The text with a `'` before everything that a spreadsheet would run as a formula. */
export function guardCell(text: string): string {
  return (needsGuard(text) ? "'" : '') + text.replaceAll(innerFormula, "$1'$2")
}

/** The text that was guarded. */
export function unguardCell(guarded: string): string {
  const text = guarded.replaceAll(guardedInside, '$1$2')
  return text.startsWith("'") && needsGuard(text.slice(1)) ? text.slice(1) : text
}

/** Text that looks guarded is guarded again, so that reading returns what was written. */
function needsGuard(text: string): boolean {
  const start = text.replace(/^'+/, '')
  if (number.test(start) || phoneNumber.test(start)) return false
  return /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^ *[\t\r]/.test(start)
}
