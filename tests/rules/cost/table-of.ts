import type {
  CommonLookup,
  ReadCosts,
  ReceiptCosts,
  RuleCost,
  RuleCosts,
} from '#data/outbox/drain/plan/rule-cost.ts'
import type { MutationName } from '#domain/mutation/mutation-name.ts'
import { type CollectionName, isCollectionName } from '#domain/entities/collections.ts'
import type { ReadCost, WriteCost, WriteKind } from './create-meter.ts'

export type Measured = WriteCost & { readonly name: MutationName; readonly uid: string }

/** Costs are rounded up to this, so that a small change of the rules does not always change the tables. */
const step = 10

const none: RuleCost = { expressions: 0, common: [], own: [] }

/** The table of writes according to these measurements. */
export function tableOf(measured: readonly Measured[]): RuleCosts {
  const table: { [N in MutationName]?: { [C in CollectionName]?: { [K in Kind]?: RuleCost } } } = {}
  for (const line of measured) {
    const { name, collection, kind } = line
    if (kind === 'lead' || kind === 'follow') continue
    const kinds = ((table[name] ??= {})[collection] ??= {})
    kinds[kind] ??= costOf(measured.filter((other) => isSameKind(line, other)))
  }
  return table
}

function isSameKind(a: Measured, b: Measured): boolean {
  return a.name === b.name && a.collection === b.collection && a.kind === b.kind
}

/** Covers all of these: a cost `each` for the documents that only some of them look up, and a common rest. */
function costOf(lines: readonly Measured[]): RuleCost {
  const whole = lines.reduce(withLine, none)
  const countOf = (line: Measured) => lookupsOf(line).own.length
  const [fewest, most] = [Math.min(...lines.map(countOf)), Math.max(...lines.map(countOf))]
  if (fewest === most) return whole
  const costliest = (count: number) =>
    Math.max(...lines.filter((line) => countOf(line) === count).map((line) => line.expressions))
  const each = Math.ceil((costliest(most) - costliest(fewest)) / (most - fewest))
  if (each <= 0) return whole
  const rest = Math.max(...lines.map((line) => line.expressions - each * countOf(line)))
  return { ...whole, expressions: Math.ceil(rest / step) * step, each }
}
type Kind = 'create' | 'update'

export function receiptTableOf(measured: readonly Measured[]): ReceiptCosts {
  const most = (kind: WriteKind) =>
    measured.filter((line) => line.kind === kind).reduce(withLine, none)
  return { lead: most('lead'), follow: most('follow') }
}

function withLine(known: RuleCost, line: Measured): RuleCost {
  const { common, own } = lookupsOf(line)
  return {
    expressions: Math.max(known.expressions, Math.ceil(line.expressions / step) * step),
    common: [...new Set([...known.common, ...common])].sort(),
    own: [...new Set([...known.own, ...own])].sort(),
  }
}

/** The cost that the tables plan for a write. */
export function plannedFor(
  { name, collection, kind }: Pick<Measured, 'name' | 'collection' | 'kind'>,
  writes: RuleCosts,
  receipts: ReceiptCosts,
): RuleCost {
  if (kind === 'lead' || kind === 'follow') return receipts[kind]
  return writes[name]?.[collection]?.[kind] ?? none
}

/** The number of expressions that a table plans for a measured write. */
export function expressionsFor({ expressions, each = 0 }: RuleCost, line: Measured): number {
  return expressions + each * lookupsOf(line).own.length
}

/** Whether the planned cost covers the measured one. */
export function covers(planned: RuleCost, line: Measured): boolean {
  const { common, own } = lookupsOf(line)
  return (
    line.expressions <= expressionsFor(planned, line) &&
    common.every((name) => planned.common.includes(name)) &&
    own.every((name) => planned.own.includes(name))
  )
}

function lookupsOf({ lookups, uid }: Measured): Pick<RuleCost, 'common' | 'own'> {
  const commonOf = (path: string): CommonLookup | undefined => {
    if (path === `after:users/${uid}`) return 'userAfter'
    if (path.startsWith('after:companies/')) return 'companyAfter'
    return path.startsWith('after:mutations/') ? 'lead' : undefined
  }
  return {
    common: lookups.flatMap((path) => commonOf(path) ?? []),
    own: lookups
      .filter((path) => commonOf(path) === undefined)
      .map((path) => collectionOf(path.replace('after:', ''))),
  }
}

/** Of a path below the company or the root. */
export function collectionOf(path: string): CollectionName {
  const [collection = ''] = path.split('/')
  if (!isCollectionName(collection)) throw new Error(`There is no collection ${collection}`)
  return collection
}

export function readTableOf(measured: readonly ReadCost[]): ReadCosts {
  const table: Partial<Record<CollectionName, Omit<ReadCost, 'collection'>>> = {}
  for (const { collection, expressions, lookups } of measured) {
    const known = table[collection]
    table[collection] = {
      expressions: Math.max(known?.expressions ?? 0, Math.ceil(expressions / step) * step),
      lookups: Math.max(known?.lookups ?? 0, lookups),
    }
  }
  return table
}

export function textOfTable(table: object): string {
  const lines = Object.entries(table)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, costs]) => `  '${name}': ${textOf(costs)},`)
  return ['{', ...lines, '}'].join('\n')
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(textOf).join(', ')}]`
  if (typeof value !== 'object' || value === null)
    return typeof value === 'string' ? `'${value}'` : String(value)
  return `{ ${Object.entries(value)
    .map(([key, entry]) => `${key}: ${textOf(entry)}`)
    .join(', ')} }`
}
