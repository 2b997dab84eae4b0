import { mostPostalCodes, type Territory } from '#domain/company/dispatch/territory.ts'
import { plainPostalCode } from '#domain/company/dispatch/territory-of.ts'

/** Why typed postal codes cannot be those of a territory. */
export type CodesError =
  | { readonly kind: 'bad'; readonly code: string }
  | { readonly kind: 'taken'; readonly code: string; readonly name: string }
  | { readonly kind: 'tooMany' }

const longest = 10

/**
 * Reads postal codes that are separated by commas, semicolons or lines, each once. `others` are the territories that
 * have theirs already.
 */
export function readPostalCodes(
  text: string,
  others: readonly Territory[],
): { readonly codes: readonly string[]; readonly error: CodesError | null } {
  const typed = text
    .split(/[,;\n]/)
    .map((one) => one.trim())
    .filter(Boolean)
  const codes = [...new Set(typed.map(plainPostalCode))]
  const bad = typed.find((one) => !/^[\w\s.-]*$/.test(one) || !isCode(plainPostalCode(one)))
  if (bad !== undefined) return { codes, error: { kind: 'bad', code: bad } }
  for (const { name, postalCodes } of others) {
    const code = codes.find((one) => postalCodes.includes(one))
    if (code !== undefined) return { codes, error: { kind: 'taken', code, name } }
  }
  return { codes, error: codes.length > mostPostalCodes ? { kind: 'tooMany' } : null }
}

function isCode(plain: string): boolean {
  return plain.length > 0 && plain.length <= longest
}
