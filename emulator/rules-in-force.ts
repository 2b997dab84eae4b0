import { type CoveredRuleset, loadRules } from './rules/load-rules.ts'
import type { RulesIssue, Ruleset } from './rules/types.ts'

interface LoadReport {
  readonly isTaken: boolean
  /** What is to say about the source. */
  issues(): readonly RulesIssue[]
}

/** The rules that hold now; others may take their place while the server runs. */
export interface RulesInForce {
  current(): Ruleset | undefined
  /** With errors in the source nothing changes. */
  load(source: string): LoadReport
  /** Calls back after each change; answers the unsubscribe function. */
  onChange(listener: () => void): () => void
  /** What the rules came to since they were loaded; undefined where nobody asked to remember it. */
  coverage(): ReturnType<CoveredRuleset['coverage']> | undefined
}

/** Starts with no rules at all, which denies everything. `remembers` what rules come to for `coverage`. */
export function createRulesInForce(remembers = false): RulesInForce {
  const listeners = new Set<() => void>()
  let ruleset: CoveredRuleset | undefined
  return {
    current: () => ruleset,
    load(source) {
      const loaded = loadRules(source, { coverage: remembers })
      if ('issues' in loaded) return { isTaken: false, issues: () => loaded.issues }
      ruleset = loaded.ruleset
      for (const listener of listeners) listener()
      return { isTaken: true, issues: () => loaded.warnings }
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    coverage: () => (remembers ? ruleset?.coverage() : undefined),
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
