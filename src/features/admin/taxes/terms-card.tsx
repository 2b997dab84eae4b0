import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import type { Company } from '#domain/entities/company.ts'
import { useT } from '#messages/index.ts'
import { Facts } from '#ui/list/facts.tsx'
import { SettingsCard } from '../settings/settings-card.tsx'
import styles from './taxes.module.css'

const TermsSheet = lazySheet(async () => (await import('./terms-sheet.tsx')).TermsSheet)

/** What a new invoice begins with. */
export function TermsCard({ company }: { company: Company }) {
  const t = useT()
  const { termsDays, pricesIncludeTax } = company
  return (
    <SettingsCard title={t('invoiceTerms.title')} company={company} sheet={TermsSheet}>
      <Facts
        items={[
          {
            term: t('invoiceTerms.due'),
            detail:
              termsDays === 0
                ? t('invoiceTerms.onReceipt')
                : t('invoiceTerms.days', { count: termsDays }),
          },
          {
            term: t('invoiceTerms.prices'),
            detail: t(pricesIncludeTax ? 'invoiceTerms.inclusive' : 'invoiceTerms.exclusive'),
          },
        ]}
      />
      <p className={styles.note}>{t('invoiceTerms.note')}</p>
    </SettingsCard>
  )
}
