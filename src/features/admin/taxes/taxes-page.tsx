import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { useActor } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { defaultTaxCodeOf, taxCodesOf } from '#domain/company/tax-codes-of.ts'
import { mostTaxCodes, type TaxCode } from '#domain/company/tax-code.ts'
import type { Company } from '#domain/entities/company.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ListRow } from '#ui/list/list-row.tsx'
import { CompanySectionPage } from '../section-page.tsx'
import { NumbersCard } from './numbers-card.tsx'
import { RateCard } from './rate-card.tsx'
import { RemindersCard } from './reminders-card.tsx'
import { TechniciansCard } from './technicians-card.tsx'
import { TermsCard } from './terms-card.tsx'
import styles from './taxes.module.css'

const TaxSheet = lazySheet(async () => (await import('./tax-sheet.tsx')).TaxSheet)

/** What the company adds to its prices, what it bills an hour at, how it invoices, and what technicians see and take. */
export function TaxesPage() {
  return (
    <CompanySectionPage section="taxes">
      {(company) => (
        <>
          <TaxesCard company={company} />
          <RateCard company={company} />
          <TermsCard company={company} />
          <RemindersCard company={company} />
          <NumbersCard />
          <TechniciansCard company={company} />
        </>
      )}
    </CompanySectionPage>
  )
}

function TaxesCard({ company }: { company: Company }) {
  const t = useT()
  const actor = useActor()
  const [open, setOpen] = useState<TaxCode | 'new' | null>(null)
  const may = actor !== null && can(actor, 'company/edit')
  const codes = taxCodesOf(company)
  const standard = defaultTaxCodeOf(company)
  const active = codes.filter(({ archivedAt }) => archivedAt === null)
  const archived = codes.filter(({ archivedAt }) => archivedAt !== null)
  const isFull = codes.length >= mostTaxCodes
  const rowsOf = (some: readonly TaxCode[]) => (
    <ul className={styles.rows}>
      {some.map((tax) => (
        <li key={tax.code}>
          <TaxRow
            tax={tax}
            isDefault={tax.code === standard.code}
            onPress={may ? () => setOpen(tax) : undefined}
          />
        </li>
      ))}
    </ul>
  )
  return (
    <Card
      flush
      title={t('taxes.title')}
      actions={
        may &&
        !isFull && (
          <Button size="small" icon={<Plus aria-hidden="true" />} onPress={() => setOpen('new')}>
            {t('taxes.add')}
          </Button>
        )
      }
    >
      {rowsOf(active)}
      {archived.length > 0 && (
        <details className={styles.archived}>
          <summary>{`${t('taxes.archived')} (${archived.length})`}</summary>
          {rowsOf(archived)}
          <p className={styles.footer}>{t('taxes.archivedNote')}</p>
        </details>
      )}
      <p className={styles.footer}>{t(isFull ? 'taxes.full' : 'taxes.note')}</p>
      {open !== null && (
        <Suspense fallback={null}>
          <TaxSheet
            company={company}
            tax={open === 'new' ? null : open}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </Card>
  )
}

interface TaxRowProps {
  tax: TaxCode
  isDefault: boolean
  onPress: (() => void) | undefined
}

function TaxRow({ tax, isDefault, onPress }: TaxRowProps) {
  const t = useT()
  const format = useFormat()
  const kind = t(`taxCategory.${tax.category}`)
  const note = [tax.code, ...(tax.label === '' ? [] : [kind]), tax.reason].filter(Boolean)
  return (
    <ListRow
      title={tax.label || kind}
      titleEnd={format.percent(tax.rateMilliPercent / 100_000)}
      note={note.join(' · ')}
      noteEnd={isDefault ? <Badge tone="blue">{t('taxes.default')}</Badge> : undefined}
      onPress={onPress}
    />
  )
}
