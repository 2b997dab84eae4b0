import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import type { Company } from '#domain/entities/company.ts'
import { cashStepOf } from '#domain/money/cash-rounding.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Facts } from '#ui/list/facts.tsx'
import { SettingsCard } from '../settings/settings-card.tsx'
import styles from './taxes.module.css'

const TermsSheet = lazySheet(async () => (await import('./terms-sheet.tsx')).TermsSheet)

/** What a new invoice begins with. */
export function TermsCard({ company }: { company: Company }) {
  const t = useT()
  const format = useFormat()
  const { termsDays, pricesIncludeTax, cashRounding, currency } = company
  const step = cashStepOf(cashRounding, currency)
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
          {
            term: t('invoiceTerms.payable'),
            detail:
              step === 1
                ? t('invoiceTerms.exact')
                : t('invoiceTerms.roundedTo', { step: format.money(step, currency) }),
          },
        ]}
      />
      <p className={styles.note}>{t('invoiceTerms.note')}</p>
    </SettingsCard>
  )
}
