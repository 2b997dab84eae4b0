import type { InvoiceLine } from './invoice-content.ts'

/** How a line shows its note. */
export interface NotePlace {
  /** What heads the lines from this one on; '' for none. */
  readonly heading: string
  /** Whether it is among lines beneath a heading. */
  readonly isGrouped: boolean
  /** What stands beneath the line itself. */
  readonly note: string
}

/** The number and title of an order are shorter. */
const longest = 150

/** Where lines in a row have the same short note, as those of one order of several have, it heads them once. */
export function noteGroups(lines: readonly Pick<InvoiceLine, 'note'>[]): readonly NotePlace[] {
  const isSame = (i: number, other: number) => {
    const note = lines[i]?.note ?? ''
    const fits = note !== '' && note.length <= longest && !note.includes('\n')
    return fits && lines[other]?.note === note
  }
  return lines.map(({ note }, i) => {
    const goesOn = isSame(i, i - 1)
    if (!goesOn && !isSame(i, i + 1)) return { heading: '', isGrouped: false, note }
    return { heading: goesOn ? '' : note, isGrouped: true, note: '' }
  })
}
