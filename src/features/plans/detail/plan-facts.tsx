import { skillName } from '#components/staff/skill-name.ts'
import { lengthText } from '#components/text/length-text.ts'
import type { PlanView } from '#data/index.ts'
import { neededItems, siteHistory } from '#data/index.ts'
import { useLive, useSkills } from '#data/react.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Card } from '#ui/layout/card.tsx'
import { Link } from '#ui/link.tsx'
import { Facts } from '#ui/list/facts.tsx'
import { useRhythmText } from '#components/plan/use-rhythm-text.ts'

/** What a plan says: for whom, where, how often and what. */
export function PlanFacts({ view }: { view: PlanView }) {
  const t = useT()
  const format = useFormat()
  const skills = useSkills()
  const rhythmText = useRhythmText()
  const { plan, customerName, siteLine } = view
  const assets = (useLive(siteHistory(plan.siteId))?.assets ?? [])
    .filter(({ asset }) => plan.assetIds.includes(asset.id))
    .map(({ asset }) => asset.name)
  const needed = plan.skills.map(
    ({ id, level }) => `${skillName(t, skills, id)} (${t(`skills.level.${level}`)})`,
  )
  const parts = useLive(neededItems(plan.neededItems, [])) ?? []
  return (
    <Card>
      <Facts
        items={[
          {
            term: t('orders.customer'),
            detail: <Link href={`/customers/${plan.customerId}`}>{customerName}</Link>,
          },
          { term: t('orders.site'), detail: siteLine },
          ...(assets.length > 0
            ? [{ term: t('plans.equipment'), detail: format.list(assets) }]
            : []),
          { term: t('plans.rhythm'), detail: rhythmText(plan) },
          ...(plan.endsOn === null
            ? []
            : [{ term: t('plans.endsOn'), detail: format.day(plan.endsOn) }]),
          {
            term: t('plans.startTime'),
            detail: `${format.clock(plan.start.slice(11))} · ${lengthText(t, plan.minutes * 60_000)}`,
          },
          ...(plan.toleranceDays > 0
            ? [
                {
                  term: t('plans.toleranceFact'),
                  detail: t('plans.toleranceDays', { count: plan.toleranceDays }),
                },
              ]
            : []),
          ...(needed.length > 0 ? [{ term: t('skills.title'), detail: format.list(needed) }] : []),
          ...(parts.length > 0
            ? [
                {
                  term: t('needed.title'),
                  detail: format.list(
                    parts.map(({ quantity, name }) =>
                      t('needed.line', {
                        quantity: format.number(quantity),
                        item: name || t('needed.gone'),
                      }),
                    ),
                  ),
                },
              ]
            : []),
          ...(plan.instructions === ''
            ? []
            : [{ term: t('orders.instructions'), detail: plan.instructions }]),
        ]}
      />
    </Card>
  )
}
