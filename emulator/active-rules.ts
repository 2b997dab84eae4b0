import { type CoveredRuleset, loadRules } from './rules/load-rules.ts'
import type { RulesIssue, Ruleset } from './rules/types.ts'

interface LoadReport {
  /** False where the source has errors. */
  readonly isAccepted: boolean
  /** Errors, or warnings where the source was accepted. */
  issues(): readonly RulesIssue[]
}

/** The active rules, which can be replaced while the server runs. */
export interface ActiveRules {
  current(): Ruleset | undefined
  /** Replaces the rules unless the source has errors. */
  load(source: string): LoadReport
  /** Called after each change. Returns the unsubscribe function. */
  onChange(listener: () => void): () => void
  /** The results of expressions since the rules were loaded; undefined where coverage is off. */
  coverage(): ReturnType<CoveredRuleset['coverage']> | undefined
}

/** Starts without rules, which denies every request. */
export function createActiveRules(recordsCoverage = false): ActiveRules {
  const listeners = new Set<() => void>()
  let ruleset: CoveredRuleset | undefined
  return {
    current: () => ruleset,
    load(source) {
      const loaded = loadRules(source, { coverage: recordsCoverage })
      if ('issues' in loaded) return { isAccepted: false, issues: () => loaded.issues }
      ruleset = loaded.ruleset
      for (const listener of listeners) listener()
      return { isAccepted: true, issues: () => loaded.warnings }
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    coverage: () => (recordsCoverage ? ruleset?.coverage() : undefined),
  }
}

/** One line per issue, for the user. */
export function describeIssues(issues: readonly RulesIssue[]): string {
  return issues
    .map(
      ({ line, column, severity, description }) => `${line}:${column} ${severity} ${description}`,
    )
    .join('\n')
}
