import { ruleText, whyNotText } from '#components/dispatch/finding-text.ts'
import type { LeftReason } from '#domain/planning/board/left-reasons.ts'
import type { Translate } from '#messages/index.ts'

/** Why a plan leaves a visit without a place, in words. */
export function leftText(t: Translate, reason: LeftReason): string {
  if (reason.kind === 'broken') return ruleText(t, reason.code)
  if (reason.kind !== 'rules') return t(`planner.left.${reason.kind}`)
  return whyNotText(
    t,
    reason.whyNot.map(({ rule, count }) => ({ count, rule: t(`planner.rule.${rule}`) })),
  )
}
