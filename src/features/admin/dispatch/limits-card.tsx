import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { lengthText } from '#components/text/length-text.ts'
import type { Company } from '#domain/entities/company.ts'
import { useT } from '#messages/index.ts'
import { Facts } from '#ui/list/facts.tsx'
import { SettingsCard } from '../settings/settings-card.tsx'

const LimitsSheet = lazySheet(async () => (await import('./limits-sheet.tsx')).LimitsSheet)

/** The limits that the board checks and the planner keeps to. */
export function LimitsCard({ company }: { company: Company }) {
  const t = useT()
  const { freezeMinutes, restMinutes, expiredSkill } = company
  return (
    <SettingsCard title={t('dispatchLimits.title')} company={company} sheet={LimitsSheet}>
      <Facts
        items={[
          {
            term: t('dispatchLimits.freeze'),
            detail:
              freezeMinutes === 0
                ? t('dispatchLimits.noFreeze')
                : lengthText(t, freezeMinutes * 60_000),
          },
          {
            term: t('dispatchLimits.rest'),
            detail:
              restMinutes === 0 ? t('dispatchLimits.noRest') : lengthText(t, restMinutes * 60_000),
          },
          { term: t('dispatchLimits.expired'), detail: t(`expiredSkill.${expiredSkill}`) },
        ]}
      />
    </SettingsCard>
  )
}
