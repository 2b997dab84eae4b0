import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { MoneyText } from '#components/text/money-text.tsx'
import { itemsInStock } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { laborItemOf } from '#domain/company/labor-item.ts'
import type { Company } from '#domain/entities/company.ts'
import { useT } from '#messages/index.ts'
import { Facts } from '#ui/list/facts.tsx'
import { SettingsCard } from '../settings/settings-card.tsx'
import styles from './taxes.module.css'

const RateSheet = lazySheet(async () => (await import('./rate-sheet.tsx')).RateSheet)

/** What an hour of billed time costs the customer. */
export function RateCard({ company }: { company: Company }) {
  const t = useT()
  const stock = useLive(itemsInStock())
  const item = laborItemOf(company.laborItemId, stock?.map((one) => one.item) ?? [])
  return (
    <SettingsCard title={t('laborRate.title')} company={company} sheet={RateSheet}>
      {item && (
        <Facts items={[{ term: item.name, detail: <MoneyText minor={item.priceMinor} /> }]} />
      )}
      {stock && !item && <p>{t('laborRate.none')}</p>}
      <p className={styles.note}>{t('laborRate.note')}</p>
    </SettingsCard>
  )
}
