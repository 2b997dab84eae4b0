import { groupBy } from '#lib/group-by.ts'
import { initialsOf } from './initials-of.ts'

/** Everyone's initials by id; those of people who share them are made distinct by a letter of the last name, or a number. */
export function distinctInitials(
  people: readonly { readonly id: string; readonly name: string }[],
): ReadonlyMap<string, string> {
  const sorted = people.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const labels = new Map<string, string>()
  for (const [initials, same] of groupBy(sorted, ({ name }) => initialsOf(name))) {
    const longer = groupBy(same, ({ name }) => withNextLetter(initials, name))
    for (const [label, alike] of same.length > 1 ? longer : [[initials, same] as const])
      for (const [i, { id }] of alike.entries())
        labels.set(id, alike.length > 1 ? `${initials}${i + 1}` : label)
  }
  return labels
}

function withNextLetter(initials: string, name: string): string {
  const last = name.trim().split(/\s+/u).at(-1) ?? ''
  return initials + (Array.from(last)[1] ?? '')
}
