import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { zoneName } from '#lib/zone-name.ts'
import { useFormat, useLocale, useT } from '#messages/index.ts'
import { Facts } from '#ui/list/facts.tsx'
import { CompanySectionPage } from '../section-page.tsx'
import { SettingsCard } from '../settings/settings-card.tsx'

const RegionSheet = lazySheet(
  async () => (await import('./region-sheet.tsx')).RegionSheet,
  'public',
)

/** The company's time zone and currency. */
export function RegionPage() {
  const t = useT()
  const format = useFormat()
  const locale = useLocale()
  return (
    <CompanySectionPage section="region">
      {(company) => (
        <SettingsCard title={t('admin.section.region')} company={company} sheet={RegionSheet}>
          <Facts
            items={[
              { term: t('admin.timeZone'), detail: zoneName(company.timeZone, locale) },
              {
                term: t('admin.currency'),
                detail: `${format.currencyName(company.currency)} (${company.currency})`,
              },
            ]}
          />
        </SettingsCard>
      )}
    </CompanySectionPage>
  )
}
