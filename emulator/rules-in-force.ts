import { loadRules } from './rules/load-rules.ts'
import type { RulesIssue, Ruleset } from './rules/types.ts'

/** The rules that hold now; others may take their place while the server runs. */
export interface RulesInForce {
  current(): Ruleset | undefined
  /** Answers what is to say about the source; with errors in it nothing changes. */
  load(source: string): readonly RulesIssue[]
  /** Calls back after each change; answers the unsubscribe function. */
  onChange(listener: () => void): () => void
}

/** Starts with no rules at all, which denies everything. */
export function createRulesInForce(): RulesInForce {
  const listeners = new Set<() => void>()
  let ruleset: Ruleset | undefined
  return {
    current: () => ruleset,
    load(source) {
      const loaded = loadRules(source, { coverage: false })
      if ('issues' in loaded) return loaded.issues
      ruleset = loaded.ruleset
      for (const listener of listeners) listener()
      return loaded.warnings
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Issues as lines for people. */
export function describeIssues(issues: readonly RulesIssue[]): string {
  return issues
    .map(
      ({ line, column, severity, description }) => `${line}:${column} ${severity} ${description}`,
    )
    .join('\n')
}
