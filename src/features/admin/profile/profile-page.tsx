import type { ReactNode } from 'react'
import { AddressText } from '#components/contact/address-text.tsx'
import { callLink } from '#components/contact/contact-links.ts'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { CountStat } from '#components/text/count-stat.tsx'
import { useServerCount } from '#data/react.ts'
import { groupedIban } from '#domain/company/iban.ts'
import type { Company } from '#domain/entities/company.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Section } from '#ui/layout/page.tsx'
import { StatRow } from '#ui/layout/stat.tsx'
import { Link } from '#ui/link.tsx'
import { Facts } from '#ui/list/facts.tsx'
import { CompanySectionPage } from '../section-page.tsx'
import { SettingsCard } from '../settings/settings-card.tsx'
import { LogoCard } from './logo-card.tsx'
import { OnlinePaymentsCard } from './online-payments-card.tsx'
import styles from './profile.module.css'

const ProfileSheet = lazySheet(async () => (await import('./profile-sheet.tsx')).ProfileSheet)
const ContactSheet = lazySheet(async () => (await import('./contact-sheet.tsx')).ContactSheet)
const TaxAndBankSheet = lazySheet(
  async () => (await import('./tax-and-bank-sheet.tsx')).TaxAndBankSheet,
)

/** Who the company is, and the number of its records. */
export function ProfilePage() {
  const t = useT()
  return (
    <CompanySectionPage section="profile">
      {(company) => (
        <>
          <NameCard company={company} />
          <ContactCard company={company} />
          <TaxAndBankCard company={company} />
          <OnlinePaymentsCard />
          <LogoCard company={company} />
          <Section title={t('admin.records')}>
            <Records />
          </Section>
        </>
      )}
    </CompanySectionPage>
  )
}

function NameCard({ company }: { company: Company }) {
  const t = useT()
  const format = useFormat()
  const { country } = company.address
  return (
    <SettingsCard title={t('admin.profile')} company={company} sheet={ProfileSheet}>
      <Facts
        items={[
          { term: t('admin.name'), detail: company.name },
          { term: t('profile.legalName'), detail: <Value text={company.legalName} /> },
          {
            term: t('admin.address'),
            detail: (
              <AddressText
                address={company.address}
                country={country === '' ? '' : format.countryName(country)}
              />
            ),
          },
        ]}
      />
    </SettingsCard>
  )
}

function ContactCard({ company }: { company: Company }) {
  const t = useT()
  const { phone, email, website } = company
  const facts: readonly [string, string, string][] = [
    [t('profile.phone'), phone, callLink(phone) ?? ''],
    [t('profile.email'), email, `mailto:${encodeURIComponent(email)}`],
    [t('profile.website'), website.replace(/^https?:\/\//, ''), website],
  ]
  return (
    <SettingsCard title={t('profile.contact')} company={company} sheet={ContactSheet}>
      <Facts
        items={facts.map(([term, text, href]) => ({
          term,
          detail: (
            <Value text={text}>
              {href !== '' && (
                <Link
                  alone
                  href={href}
                  {...(href === website && { target: '_blank', rel: 'noreferrer' })}
                >
                  {text}
                </Link>
              )}
            </Value>
          ),
        }))}
      />
      <p className={styles.none}>{t('profile.contactNote')}</p>
    </SettingsCard>
  )
}

function TaxAndBankCard({ company }: { company: Company }) {
  const t = useT()
  const { taxIds, iban } = company
  return (
    <SettingsCard title={t('profile.taxAndBank')} company={company} sheet={TaxAndBankSheet}>
      <Facts
        items={[
          {
            term: t('profile.taxIds'),
            detail:
              taxIds.length === 0 ? (
                <Value text="" />
              ) : (
                <ul className={styles.taxIds}>
                  {taxIds.map(({ id, label, value }) => (
                    <li key={id}>
                      {value} <span className={styles.none}>{label}</span>
                    </li>
                  ))}
                </ul>
              ),
          },
          { term: t('profile.iban'), detail: <Value text={groupedIban(iban)} /> },
        ]}
      />
    </SettingsCard>
  )
}

/** The value of a setting, or that it was not set. */
function Value({ text, children }: { text: string; children?: ReactNode }) {
  const t = useT()
  if (text === '') return <span className={styles.none}>{t('profile.none')}</span>
  return <>{children || text}</>
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
