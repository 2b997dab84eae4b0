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
