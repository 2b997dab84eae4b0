import { foldText } from '#lib/fold-text.ts'

/** What a customer is recognised by. */
export interface CustomerMarks {
  readonly name: string
  readonly phone: string
  /** The street lines of their sites. */
  readonly streets: readonly string[]
}

/** What two customers have in common; the first is the surest. */
export const likenesses = ['phone', 'nameAndStreet', 'name'] as const
export type Likeness = (typeof likenesses)[number]

/** Shorter ones are extensions, or still being typed. */
const leastPhoneDigits = 7

/** The known customers that the entered one may be, the surest first. */
export function similarCustomers<T extends CustomerMarks>(
  entered: CustomerMarks,
  known: readonly T[],
): readonly { readonly customer: T; readonly by: Likeness }[] {
  const marks = foldedMarks(entered)
  if (marks.name === '' && marks.phone.length < leastPhoneDigits) return []
  return known
    .flatMap((customer) => {
      const by = likenessOf(marks, foldedMarks(customer))
      return by === null ? [] : [{ customer, by }]
    })
    .toSorted((a, b) => likenesses.indexOf(a.by) - likenesses.indexOf(b.by))
}

function likenessOf(a: CustomerMarks, b: CustomerMarks): Likeness | null {
  if (isSamePhone(a.phone, b.phone)) return 'phone'
  if (a.name === '' || a.name !== b.name) return null
  return a.streets.some((street) => b.streets.includes(street)) ? 'nameAndStreet' : 'name'
}

/** One may be written with the country's code and the other without. */
function isSamePhone(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < leastPhoneDigits) return false
  return a.endsWith(b) || b.endsWith(a)
}

function foldedMarks({ name, phone, streets }: CustomerMarks): CustomerMarks {
  return {
    name: plainWords(name),
    // A leading zero is dialled within the country only.
    phone: phone.replaceAll(/\D/g, '').replace(/^0+/, ''),
    streets: streets.map(plainWords).filter(Boolean),
  }
}

function plainWords(text: string): string {
  return foldText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
