import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { useFormat, useT } from '#messages/index.ts'
import { Facts } from '#ui/list/facts.tsx'
import { CompanySectionPage } from '../section-page.tsx'
import { SettingsCard } from '../settings/settings-card.tsx'

const TaxSheet = lazySheet(async () => (await import('./tax-sheet.tsx')).TaxSheet, 'public')

/** What the company adds to its prices. */
export function TaxesPage() {
  const t = useT()
  const format = useFormat()
  return (
    <CompanySectionPage section="taxes">
      {(company) => (
        <SettingsCard title={t('admin.section.taxes')} company={company} sheet={TaxSheet}>
          <Facts
            items={[
              {
                term: t('admin.tax'),
                detail: format.percent(company.taxRateMilliPercent / 100_000),
              },
            ]}
          />
        </SettingsCard>
      )}
    </CompanySectionPage>
  )
}
