import { beginsWords, matches } from './find-match.ts'

interface Named {
  readonly title: string
  /** What people also call it. */
  readonly words?: string
}

/** The commands that match what was typed, and before them those whose words begin with it. */
export function findCommands<C extends Named>(
  commands: readonly C[],
  typed: string,
): { readonly best: readonly C[]; readonly others: readonly C[] } {
  const best: C[] = []
  const others: C[] = []
  for (const command of commands) {
    const hay = `${command.title} ${command.words ?? ''}`
    if (beginsWords(hay, typed)) best.push(command)
    else if (matches(hay, typed)) others.push(command)
  }
  return { best, others }
}

interface Grouped {
  readonly group: string
}

interface Records {
  readonly items: readonly { readonly title: string }[]
}

/**
 * The groups of commands that stand before the records: actions that are called what was typed, and settings of the
 * device where no record is called so.
 */
export function leadingGroups(
  best: readonly Grouped[],
  records: readonly Records[],
  typed: string,
): readonly ('actions' | 'device')[] {
  const isRecord = records.some(({ items }) => items.some(({ title }) => beginsWords(title, typed)))
  const has = (name: string) => best.some(({ group }) => group === name)
  return (['actions', 'device'] as const).filter(
    (name) => has(name) && (name === 'actions' || !isRecord),
  )
}
