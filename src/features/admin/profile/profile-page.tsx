import { AddressText } from '#components/contact/address-text.tsx'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { CountStat } from '#components/text/count-stat.tsx'
import { useServerCount } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { Section } from '#ui/layout/page.tsx'
import { StatRow } from '#ui/layout/stat.tsx'
import { Facts } from '#ui/list/facts.tsx'
import { CompanySectionPage } from '../section-page.tsx'
import { SettingsCard } from '../settings/settings-card.tsx'

const ProfileSheet = lazySheet(
  async () => (await import('./profile-sheet.tsx')).ProfileSheet,
  'public',
)

/** Who the company is, and the number of its records. */
export function ProfilePage() {
  const t = useT()
  return (
    <CompanySectionPage section="profile">
      {(company) => (
        <>
          <SettingsCard title={t('admin.profile')} company={company} sheet={ProfileSheet}>
            <Facts
              items={[
                { term: t('admin.name'), detail: company.name },
                { term: t('admin.address'), detail: <AddressText address={company.address} /> },
              ]}
            />
          </SettingsCard>
          <Section title={t('admin.records')}>
            <Records />
          </Section>
        </>
      )}
    </CompanySectionPage>
  )
}

function Records() {
  const t = useT()
  return (
    <StatRow>
      <CountStat label={t('admin.orders')} count={useServerCount('orders')} href="/orders" />
      <CountStat
        label={t('admin.customers')}
        count={useServerCount('customers')}
        href="/customers"
      />
      <CountStat label={t('admin.sites')} count={useServerCount('sites')} />
      <CountStat label={t('admin.changes')} count={useServerCount('mutations')} />
    </StatRow>
  )
}
