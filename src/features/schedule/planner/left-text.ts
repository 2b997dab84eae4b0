import { ruleText } from '#components/dispatch/finding-text.ts'
import type { LeftReason } from '#domain/planning/board/left-reasons.ts'
import type { Translate } from '#messages/index.ts'

/** Why a plan leaves a visit without a place, in words. */
export function leftText(t: Translate, reason: LeftReason): string {
  if (reason.kind === 'broken') return ruleText(t, reason.code)
  if (reason.kind !== 'rules') return t(`planner.left.${reason.kind}`)
  return reason.whyNot
    .map(({ rule, count }) => t('board.whyNotCount', { count, rule: t(`planner.rule.${rule}`) }))
    .join(' · ')
}
