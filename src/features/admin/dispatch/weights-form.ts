import {
  isPlanningTerm,
  isWithinTerm,
  planningTerms,
  type PlanningTermId,
  weightOf,
} from '#domain/company/dispatch/planning-terms.ts'
import type { PlanningWeight } from '#domain/company/dispatch/planning-weights.ts'
import { parseNumber } from '#lib/parse-number.ts'

/** Weights as typed. */
export type TypedWeights = Readonly<Record<PlanningTermId, string>>

/** All weights as they would be typed in a locale. */
export function typedWeights(chosen: readonly PlanningWeight[], locale: string): TypedWeights {
  const number = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 6 })
  const entries = Object.keys(planningTerms)
    .filter(isPlanningTerm)
    .map((id) => [id, number.format(weightOf(chosen, id))])
  return Object.fromEntries(entries) as TypedWeights
}

/** The weights that differ from the usual ones, and which of the typed ones cannot be. */
export function readWeights(
  typed: TypedWeights,
  seen: readonly PlanningWeight[],
): { readonly weights: readonly PlanningWeight[]; readonly wrong: ReadonlySet<PlanningTermId> } {
  const wrong = new Set<PlanningTermId>()
  const own = Object.keys(typed)
    .filter(isPlanningTerm)
    .flatMap((id) => {
      const value = parseNumber(typed[id])
      if (typeof value !== 'number' || !isWithinTerm(id, value)) {
        wrong.add(id)
        return []
      }
      return value === planningTerms[id].usual ? [] : [{ id, value }]
    })
  // Those of terms that only a newer app knows.
  const unknown = seen.filter(({ id }) => !isPlanningTerm(id))
  return { weights: [...own, ...unknown], wrong }
}
