import type { Board } from '../board-visit.ts'
import type { Rule } from './slot.ts'

/** Who cannot go, by the rule that stops them. */
export interface RuledOut {
  readonly rule: Rule
  readonly personIds: readonly string[]
}

/** From what is furthest from being possible. Any other rule is nearer. */
const furthest: readonly Rule[] = [
  'orderClosed',
  'inactivePerson',
  'excludedPerson',
  'skillMissing',
  'skillLevel',
  'skillExpired',
  'absence',
  'holiday',
  'outsideHours',
  'noGap',
]

/** By the rule that came nearest for each person who cannot go, the most frequent first. */
export function whyNotOf(
  board: Board,
  rules: ReadonlyMap<string, readonly Rule[]>,
  able: ReadonlySet<string>,
): readonly RuledOut[] {
  const kept = new Map<Rule, string[]>()
  for (const personId of board.people.keys()) {
    const nearest = able.has(personId) ? null : nearestOf(rules.get(personId) ?? [])
    if (nearest === null) continue
    const others = kept.get(nearest)
    if (others) others.push(personId)
    else kept.set(nearest, [personId])
  }
  return [...kept]
    .map(([rule, personIds]) => ({ rule, personIds }))
    .toSorted((a, b) => b.personIds.length - a.personIds.length || (a.rule < b.rule ? -1 : 1))
}

/** Sorts what rules people out by how far they came, the furthest first. */
export function nearestFirst(whyNot: readonly RuledOut[]): readonly RuledOut[] {
  return whyNot.toSorted((a, b) => nearness(b.rule) - nearness(a.rule))
}

function nearness(rule: Rule): number {
  const at = furthest.indexOf(rule)
  return at < 0 ? furthest.length : at
}

function nearestOf(rules: readonly Rule[]): Rule | null {
  let best: Rule | null = null
  for (const rule of rules) if (best === null || nearness(rule) > nearness(best)) best = rule
  return best
}
