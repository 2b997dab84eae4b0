import type { Finding } from '#domain/dispatch/finding.ts'
import type { RuledOut } from '#domain/dispatch/suggest/why-not.ts'
import { lengthText } from '#components/text/length-text.ts'
import type { Translate } from '#messages/index.ts'

/** The names of people as one text: 'Ana Ruiz and Ben Cole'. */
type NamesOf = (personIds: readonly string[]) => string

/** What is wrong with a visit, in words. `namesOf` also tells who is there. */
export function findingText(
  t: Translate,
  { code, minutes = 0, underWay }: Pick<Finding, 'code' | 'minutes' | 'underWay'>,
  namesOf?: NamesOf,
): string {
  const there = underWay?.personIds ?? []
  if (underWay && namesOf && there.length > 0)
    return t(`finding.underWay.${underWay.status}`, {
      names: namesOf(there),
      count: there.length,
    })
  if (code === 'travelTooLong' || code === 'afterWindow')
    return t(`finding.${code}`, { by: lengthText(t, Math.max(1, Math.round(minutes)) * 60_000) })
  return t(`finding.${code}`)
}

/** The same before it is saved all the same: also whether the visit starts over or stops. */
export function warningText(
  t: Translate,
  found: Pick<Finding, 'code' | 'minutes' | 'underWay'>,
  namesOf: NamesOf,
): string {
  const what = findingText(t, found, namesOf)
  const { personIds = [], nextIds = null } = found.underWay ?? {}
  if (nextIds === null || personIds.length === 0) return what
  return nextIds.length === 0
    ? t('finding.stops', { what })
    : t('finding.startsOver', { what, names: namesOf(nextIds) })
}

/** How many people each reason keeps from a visit: '4 people: Skill missing · 2 people: No free time that fits'. */
export function whyNotText(
  t: Translate,
  groups: readonly { readonly count: number; readonly rule: string }[],
): string {
  return groups.map((group) => t('board.whyNotCount', group)).join(' · ')
}

/** What keeps people from a visit, in words: by how much differs between them. */
export function ruleText(t: Translate, rule: RuledOut['rule']): string {
  if (rule === 'noGap') return t('board.noGap')
  if (rule === 'travelTooLong') return t('planner.rule.travel')
  if (rule === 'afterWindow') return t('planner.rule.promise')
  return findingText(t, { code: rule })
}
