import { findingText } from '#components/dispatch/finding-text.ts'
import { byGravity, type Finding } from '#domain/dispatch/finding.ts'
import { groupBy } from '#lib/group-by.ts'
import type { Format, Translate } from '#messages/index.ts'

/** Whose visit it is, for the names of those of a crew whom a problem is about, and of those who are there. */
export interface Crew {
  /** None where only those who are there are to be named. */
  readonly assigneeIds?: readonly string[]
  readonly nameOf: (personId: string) => string
}

/** What is wrong with a visit, the most serious first, once each: without names where it is about all who go there. */
export function problemLines(
  { t, format }: { readonly t: Translate; readonly format: Format },
  findings: readonly Finding[],
  crew: Crew | null = null,
): readonly string[] {
  const namesOf = crew ? (ids: readonly string[]) => format.list(ids.map(crew.nameOf)) : undefined
  const problems = findings.filter(({ severity }) => severity !== 'note').toSorted(byGravity)
  return [...groupBy(problems, (one) => findingText(t, one, namesOf))].map(([problem, same]) => {
    const ids = [...new Set(same.flatMap(({ personId }) => personId ?? []))]
    const isOfSome = crew?.assigneeIds?.some((id) => !ids.includes(id)) ?? false
    if (!crew || !isOfSome || ids.length === 0) return problem
    return t('board.problemOf', { problem, names: format.list(ids.map(crew.nameOf)) })
  })
}
