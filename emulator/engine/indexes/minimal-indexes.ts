import type { Demand } from './demand.ts'
import { isServed } from '../query/plan-query.ts'
import { neededIndex, type NeededIndex } from './needed-index.ts'
import { parseIndexes } from './parse-indexes.ts'

type Entry<List extends NeededIndex['list']> = Extract<NeededIndex, { list: List }>['definition']

interface IndexLists {
  readonly indexes: readonly Entry<'indexes'>[]
  readonly fieldOverrides: readonly unknown[]
}

/**
 * A minimal set of index definitions that serves every demand, in a stable order. `kept` are field overrides
 * that the file contains for other reasons.
 */
export function minimalIndexes(demands: readonly Demand[], kept: readonly unknown[]): IndexLists {
  const automatic = parseIndexes({ fieldOverrides: kept })
  const unserved = demands.filter((demand) => !isServed(automatic, demand)).map(canonical)
  const byText = new Map(
    unserved.map((demand) => [JSON.stringify(neededIndex(demand)), neededIndex(demand)]),
  )
  let chosen = [...byText].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, needed]) => needed)
  for (const needed of chosen) {
    const rest = chosen.filter((other) => other !== needed)
    const indexes = parseIndexes(listsOf(rest, kept))
    if (unserved.every((demand) => isServed(indexes, demand))) chosen = rest
  }
  return listsOf(chosen, kept)
}

/** Sorts the fixed fields, whose order does not matter to a query, so that equal demands have equal text. */
function canonical(demand: Demand): Demand {
  const rank = ({ field, mode }: Demand['fixed'][number]): string =>
    `${mode === 'CONTAINS' ? 0 : 1} ${field}`
  return { ...demand, fixed: demand.fixed.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1)) }
}

function listsOf(needed: readonly NeededIndex[], kept: readonly unknown[]): IndexLists {
  return {
    indexes: needed.flatMap((one) => (one.list === 'indexes' ? [one.definition] : [])),
    fieldOverrides: [
      ...needed.flatMap((one) => (one.list === 'fieldOverrides' ? [one.definition] : [])),
      ...kept,
    ],
  }
}
