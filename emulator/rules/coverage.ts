import type { AllowStatement, Expr, FunctionDeclaration, Span } from './parser/ast.ts'
import { childrenOf } from './check/children.ts'
import type { EvaluationListener } from './eval/context.ts'
import { isGranted } from './eval/evaluate-expression.ts'
import type { Program } from './program.ts'
import type { RulesValue } from './values/value.ts'

/** A value in the format of `ruleCoverage` of Firebase's emulator. */
type CoverageValue = Readonly<Record<string, unknown>>

export interface CoverageEntry {
  readonly sourcePosition: {
    readonly line: number
    readonly column: number
    readonly currentOffset: number
    readonly endOffset: number
  }
  readonly values: readonly { readonly value: CoverageValue; readonly count: number }[]
  readonly children?: readonly CoverageEntry[]
}

/** How often one allow statement allowed a request, and how often it did not (false, error or not proven). */
interface AllowCoverage {
  readonly line: number
  readonly column: number
  /** As in the source, with `read` and `write`. */
  readonly methods: readonly string[]
  readonly allowed: number
  readonly denied: number
}

export interface CoverageReport {
  readonly rules: { readonly files: readonly { readonly name: string; readonly content: string }[] }
  readonly report: readonly CoverageEntry[]
  readonly allows: readonly AllowCoverage[]
}

interface Coverage extends EvaluationListener {
  report(): CoverageReport
  reset(): void
}

const maxValues = 20

/** Records the results of every expression and allow statement of a rules file. */
export function createCoverage(source: string, program: Program): Coverage {
  type Seen = Map<unknown, { value: CoverageValue; count: number }>
  const expressions = new Map<Expr, Seen>()
  const statements = new Map<AllowStatement, { allowed: number; denied: number }>()

  function seenOf(expr: Expr): Seen {
    const known = expressions.get(expr)
    if (known !== undefined) return known
    const seen: Seen = new Map()
    expressions.set(expr, seen)
    return seen
  }
  function entry(expr: Expr): CoverageEntry {
    const children = childrenOf(expr).map(entry)
    const values = [...(expressions.get(expr)?.values() ?? [])].map((seen) => ({ ...seen }))
    const sourcePosition = positionOf(expr.span)
    return children.length === 0 ? { sourcePosition, values } : { sourcePosition, values, children }
  }
  function functionEntries({ bindings, body }: FunctionDeclaration): readonly CoverageEntry[] {
    return [...bindings.map(({ value }) => entry(value)), entry(body)]
  }
  function allowEntry(statement: AllowStatement): CoverageEntry {
    if (statement.condition !== undefined) return entry(statement.condition)
    const count = statements.get(statement)?.allowed ?? 0
    const values = count === 0 ? [] : [{ value: { boolValue: true }, count }]
    return { sourcePosition: positionOf(statement.span), values }
  }
  const inOrder = (a: { sourcePosition: { currentOffset: number } }, b: typeof a) =>
    a.sourcePosition.currentOffset - b.sourcePosition.currentOffset

  return {
    expression(expr, value) {
      const seen = seenOf(expr)
      const key = keyOf(value)
      const known = seen.get(key)
      if (known !== undefined) known.count += 1
      else if (seen.size < maxValues) seen.set(key, { value: shownValue(value), count: 1 })
    },
    allow(statement, value) {
      const counts = statements.get(statement) ?? { allowed: 0, denied: 0 }
      statements.set(statement, counts)
      counts[isGranted(value) ? 'allowed' : 'denied'] += 1
    },
    report() {
      const allows = program.blocks.flatMap((block) => block.allows)
      const functions = program.scopes.flatMap((scope) => [...scope.functions.values()])
      return {
        rules: { files: [{ name: 'security.rules', content: source }] },
        report: [
          ...allows.map(allowEntry),
          ...functions.flatMap(({ declaration }) => functionEntries(declaration)),
        ].toSorted(inOrder),
        allows: allows
          .toSorted((a, b) => a.span.offset - b.span.offset)
          .map((statement) => ({
            line: statement.span.line,
            column: statement.span.column,
            methods: statement.written,
            ...(statements.get(statement) ?? { allowed: 0, denied: 0 }),
          })),
      }
    },
    reset() {
      expressions.clear()
      statements.clear()
    },
  }
}

function positionOf({ line, column, offset, end }: Span): CoverageEntry['sourcePosition'] {
  return { line, column, currentOffset: offset, endOffset: end }
}

const maxShownLength = 200

/** The key under which equal values of an expression are counted; collections and long strings by type only. */
function keyOf(value: RulesValue): unknown {
  switch (value.type) {
    case 'bool':
    case 'int':
    case 'float':
      return value.value
    case 'string':
      return value.value.length <= maxShownLength ? `=${value.value}` : 'string'
    case 'error':
      return `!${value.message}`
    case 'null':
    case 'unknown':
    case 'bytes':
    case 'timestamp':
    case 'duration':
    case 'latlng':
    case 'path':
    case 'list':
    case 'set':
    case 'map':
    case 'map_diff':
      return value.type
  }
}

function shownValue(value: RulesValue): CoverageValue {
  switch (value.type) {
    case 'null':
      return { nullValue: null }
    case 'bool':
      return { boolValue: value.value }
    case 'int':
      return { intValue: String(value.value) }
    case 'float':
      return { floatValue: value.value }
    case 'string':
      return { stringValue: value.value.slice(0, maxShownLength) }
    case 'error':
      return { undefined: { causeMessage: value.message } }
    case 'unknown':
      return { constraintValue: {} }
    case 'bytes':
    case 'timestamp':
    case 'duration':
    case 'latlng':
    case 'path':
    case 'list':
    case 'set':
    case 'map':
    case 'map_diff':
      return { [`${value.type}Value`]: {} }
  }
}
