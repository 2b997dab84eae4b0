import type { RulesFile } from './parser/ast.ts'
import { checkCalls } from './check/check-calls.ts'
import { checkNames } from './check/check-names.ts'
import { checkShape } from './check/check-shape.ts'
import { checkTypes } from './check/check-types.ts'
import { type CoverageReport, createCoverage } from './coverage.ts'
import { decideAllows } from './eval/decide-allows.ts'
import { createOperationBudget } from './eval/limits.ts'
import { createLookups } from './eval/lookups.ts'
import { requestValues } from './eval/request-values.ts'
import { parseRules } from './parser/parse-rules.ts'
import { type Program, buildProgram } from './program.ts'
import { decideList } from './query-proof/decide-list.ts'
import { RulesSyntaxError } from './parser/syntax-error.ts'
import type { RulesIssue, Ruleset } from './types.ts'

/** A ruleset that records the results of its expressions. */
export interface CoveredRuleset extends Ruleset {
  /** In the format of `ruleCoverage` of Firebase's emulator, with `allows` added. */
  coverage(): CoverageReport
  resetCoverage(): void
}

interface LoadRulesOptions {
  /** Whether to record results for `coverage()`; true by default. */
  readonly coverage?: boolean
  /** Receives the arguments of `debug()`, which are ignored by default. */
  readonly debug?: (text: string) => void
}

type LoadedRules =
  /** `warnings` is computed on access, because it takes as long as loading. */
  | { readonly ruleset: CoveredRuleset; readonly warnings: readonly RulesIssue[] }
  | { readonly issues: readonly RulesIssue[] }

const maxSourceBytes = 256 * 1024

/**
 * Loads a Firestore rules file. Returns all issues (lines and columns count from 1) where it has errors; warnings alone do
 * not prevent loading.
 */
export function loadRules(source: string, options: LoadRulesOptions = {}): LoadedRules {
  const found = checkSource(source)
  if ('issues' in found) return found
  const { file, program, warnings } = found
  const coverage = createCoverage(source, program)
  const listener = options.coverage === false ? undefined : coverage
  const debug = options.debug ?? (() => undefined)
  const ruleset: CoveredRuleset = {
    decide(request) {
      const budget = createOperationBudget(request.budget)
      return decideAllows(
        program,
        request.method,
        ['databases', '(default)', 'documents', ...request.path.split('/')],
        {
          globals: requestValues(request),
          lookups: createLookups(request.reader, budget),
          budget,
          listener,
          debug,
          proving: false,
        },
      )
    },
    decideList: (request) => decideList(program, request, listener, debug),
    coverage: () => coverage.report(),
    resetCoverage: () => coverage.reset(),
  }
  return {
    ruleset,
    get warnings() {
      return file.version === '1' ? [oldVersion, ...warnings()] : warnings()
    },
  }
}

const oldVersion: RulesIssue = {
  severity: 'WARNING',
  description:
    'Ruleset uses old version (version [1]). Please update to the latest version (version [2]).',
  line: 1,
  column: 1,
}

function inOrder(issues: readonly RulesIssue[]): readonly RulesIssue[] {
  return issues.toSorted((a, b) => a.line - b.line || a.column - b.column)
}

function isError({ severity }: RulesIssue): boolean {
  return severity === 'ERROR'
}

type Checked =
  | { readonly issues: readonly RulesIssue[] }
  | {
      readonly file: RulesFile
      readonly program: Program
      readonly warnings: () => readonly RulesIssue[]
    }

function checkSource(source: string): Checked {
  if (Buffer.byteLength(source) > maxSourceBytes) {
    const description = `Rules are larger than ${maxSourceBytes} bytes.`
    return { issues: [{ severity: 'ERROR', description, line: 1, column: 1 }] }
  }
  try {
    const file = parseRules(source)
    if (!file.services.some(({ name }) => name === 'cloud.firestore')) {
      const description = "Missing 'service cloud.firestore'."
      return { issues: [{ severity: 'ERROR', description, line: 1, column: 1 }] }
    }
    const program = buildProgram(file)
    const shape = checkShape(file)
    // The other checks visit expressions recursively and rely on their limited depth.
    if (shape.some(isError)) return { issues: inOrder(shape) }
    const declarations = [...shape, ...checkCalls(program)]
    const all = () => inOrder([...declarations, ...checkNames(program), ...checkTypes(program)])
    return declarations.some(isError) ? { issues: all() } : { file, program, warnings: all }
  } catch (failure) {
    if (!(failure instanceof RulesSyntaxError)) throw failure
    const { line, column } = failure.span
    return { issues: [{ severity: 'ERROR', description: failure.message, line, column }] }
  }
}
