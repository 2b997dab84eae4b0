import { nearWordTest } from '#lib/near-word.ts'
import { wordsOf } from '#lib/words-of.ts'
import { beginsWords, hasWholeWords, matches } from './find-match.ts'

interface Named {
  readonly title: string
  /** What people also call it. */
  readonly words?: string
}

/**
 * The commands that match what was typed, and before them those whose words begin with it; where none does, the best
 * are those that are spelled like it. What is called so comes before what is also called so.
 */
export function findCommands<C extends Named>(
  commands: readonly C[],
  typed: string,
): { readonly best: readonly C[]; readonly others: readonly C[] } {
  const best = titlesFirst(commands, (text) => beginsWords(text, typed)).toSorted(
    (a, b) => Number(hasWholeWords(b.title, typed)) - Number(hasWholeWords(a.title, typed)),
  )
  const others = commands.filter((one) => !best.includes(one) && matches(namesOf(one), typed))
  if (best.length > 0 || others.length > 0) return { best, others }
  const areNear = nearWordTest(wordsOf(typed))
  return { best: titlesFirst(commands, (text) => areNear(wordsOf(text))), others }
}

function titlesFirst<C extends Named>(
  commands: readonly C[],
  fits: (text: string) => boolean,
): readonly C[] {
  const fitting = commands.filter((one) => fits(namesOf(one)))
  return fitting.toSorted((a, b) => Number(fits(b.title)) - Number(fits(a.title)))
}

function namesOf({ title, words = '' }: Named): string {
  return `${title} ${words}`
}

interface Grouped<G> extends Named {
  readonly group: G
}

interface Records {
  readonly items: readonly { readonly title: string }[]
}

/**
 * The groups of commands that stand before the records, that of the best command first: what is called exactly so,
 * actions and pages that are called what was typed, and any other where no record is called so.
 */
export function leadingGroups<G extends string>(
  best: readonly Grouped<G>[],
  records: readonly Records[],
  typed: string,
): readonly G[] {
  const isRecord = records.some(({ items }) => items.some(({ title }) => beginsWords(title, typed)))
  const leading = best.filter(
    (one) =>
      !isRecord ||
      hasWholeWords(one.title, typed) ||
      ((one.group === 'actions' || one.group === 'pages') && beginsWords(namesOf(one), typed)),
  )
  return [...new Set(leading.map(({ group }) => group))]
}
