import { Suspense, useState } from 'react'
import { useOutlet } from 'react-router'
import { AddressText } from '#components/contact/address-text.tsx'
import { CountStat } from '#components/text/count-stat.tsx'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { useActor, useServerCount, useSession } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import type { Company } from '#domain/entities/company.ts'
import { weekdays } from '#domain/entities/working-hours.ts'
import { zoneName } from '#lib/zone-name.ts'
import { useFormat, useLocale, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { ButtonLink } from '#ui/link.tsx'
import { Facts } from '#ui/list/facts.tsx'
import { Page, Section } from '#ui/layout/page.tsx'
import { StatRow } from '#ui/layout/stat.tsx'
import { TemplatesCard } from './templates/templates-card.tsx'
import { TrackingCard } from './tracking-card.tsx'
import styles from './admin-page.module.css'

const CompanySheet = lazySheet(
  async () => (await import('./company-sheet.tsx')).CompanySheet,
  'public',
)

/** The company's settings, or the section that the URL names. */
export function AdminPage() {
  const section = useOutlet()
  return section ?? <Settings />
}

/** The company's settings and the number of its records. */
function Settings() {
  const t = useT()
  const session = useSession()
  const company = session.kind === 'signedIn' ? session.company : null
  return (
    <Page title={t('admin.title')}>
      {company ? <Profile company={company} /> : <EmptyState title={t('admin.none')} />}
      <TrackingCard />
      <Card
        title={t('roles.title')}
        actions={
          <ButtonLink href="/admin/roles" size="small">
            {t('roles.open')}
          </ButtonLink>
        }
      >
        <p>{t('roles.about')}</p>
      </Card>
      <TemplatesCard />
      <Section title={t('admin.records')}>
        <Records />
      </Section>
    </Page>
  )
}

function Profile({ company }: { company: Company }) {
  const t = useT()
  const format = useFormat()
  const locale = useLocale()
  const actor = useActor()
  const [editing, setEditing] = useState(false)
  const may = actor !== null && can(actor, 'company/edit')
  return (
    <div className={styles.columns}>
      <Card
        title={t('admin.profile')}
        actions={
          may && (
            <Button size="small" onPress={() => setEditing(true)}>
              {t('admin.edit')}
            </Button>
          )
        }
      >
        <Facts
          items={[
            { term: t('admin.name'), detail: company.name },
            { term: t('admin.address'), detail: <AddressText address={company.address} /> },
            { term: t('admin.timeZone'), detail: zoneName(company.timeZone, locale) },
            {
              term: t('admin.currency'),
              detail: `${format.currencyName(company.currency)} (${company.currency})`,
            },
            { term: t('admin.tax'), detail: format.percent(company.taxRateMilliPercent / 100_000) },
          ]}
        />
      </Card>
      <Card title={t('admin.workingHours')}>
        <Facts
          items={weekdays.map((day) => ({
            term: t(`weekday.${day}`),
            detail:
              company.workingHours[day]
                .map(({ start, end }) => `${format.clock(start)} – ${format.clock(end)}`)
                .join(', ') || t('admin.dayOff'),
          }))}
        />
      </Card>
      {editing && (
        <Suspense fallback={null}>
          <CompanySheet company={company} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </div>
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
