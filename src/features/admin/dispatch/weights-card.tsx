import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { planningTerms, weightOf } from '#domain/company/dispatch/planning-terms.ts'
import type { Company } from '#domain/entities/company.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Facts } from '#ui/list/facts.tsx'
import { SettingsCard } from '../settings/settings-card.tsx'
import styles from './dispatch.module.css'
import { shownTerms } from './planning-groups.ts'

const WeightsSheet = lazySheet(async () => (await import('./weights-sheet.tsx')).WeightsSheet)

/** What makes a plan worse, as far as the company chose it. */
export function WeightsCard({ company }: { company: Company }) {
  const t = useT()
  const format = useFormat()
  const chosen = company.planningWeights
  const own = shownTerms.filter((id) => weightOf(chosen, id) !== planningTerms[id].usual)
  return (
    <SettingsCard title={t('weights.title')} company={company} sheet={WeightsSheet}>
      <p className={styles.about}>{t(own.length === 0 ? 'weights.usual' : 'weights.about')}</p>
      {own.length > 0 && (
        <Facts
          items={own.map((id) => ({
            term: t(`planningTerm.${id}`),
            detail: t('weights.minutes', { minutes: format.number(weightOf(chosen, id)) }),
          }))}
        />
      )}
    </SettingsCard>
  )
}
