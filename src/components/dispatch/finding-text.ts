import type { Finding } from '#domain/dispatch/finding.ts'
import type { RuledOut } from '#domain/dispatch/suggest/why-not.ts'
import { lengthText } from '#components/text/length-text.ts'
import type { Translate } from '#messages/index.ts'

/** What is wrong with a visit, in words. */
export function findingText(
  t: Translate,
  { code, minutes = 0 }: Pick<Finding, 'code' | 'minutes'>,
): string {
  if (code === 'travelTooLong' || code === 'afterWindow')
    return t(`finding.${code}`, { by: lengthText(t, Math.max(1, Math.round(minutes)) * 60_000) })
  return t(`finding.${code}`)
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
