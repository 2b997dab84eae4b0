import { useState } from 'react'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { MoneyText } from '#components/text/money-text.tsx'
import { depositsFor } from '#data/index.ts'
import { useData, useLive, useMutate } from '#data/react.ts'
import type { Invoice } from '#domain/entities/invoice.ts'
import { takenDepositOf } from '#domain/invoice/deposit/deposits.ts'
import type { Problem } from '#domain/problem.ts'
import type { Result } from '#lib/result.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ListRow } from '#ui/list/list-row.tsx'
import lists from '../document/document-links.module.css'
import styles from './deposits-card.module.css'

/** The deposits that a draft takes off, and those of its customer that it could take off. */
export function DepositsCard({ invoice }: { invoice: Invoice }) {
  const t = useT()
  const data = useData()
  const mutate = useMutate()
  const found = useLive(depositsFor(invoice.id))
  if (!found || found.taken.length + found.free.length === 0) return null
  return (
    <Card title={t('invoiceDraft.deposits')} flush>
      <ul className={lists.rows}>
        {found.taken.map((deposit) => (
          <DepositRow
            key={deposit.id}
            deposit={deposit}
            label={t('invoiceDraft.putBack')}
            labelOf={(number) => t('invoiceDraft.putBackOf', { number })}
            onPress={() =>
              mutate('invoice/releaseDeposit', { invoiceId: invoice.id, depositId: deposit.id })
            }
          />
        ))}
      </ul>
      {found.free.length > 0 && (
        <>
          <h3 className={styles.free}>{t('invoiceDraft.depositsFree')}</h3>
          <ul className={lists.rows}>
            {found.free.map((deposit) => (
              <DepositRow
                key={deposit.id}
                deposit={deposit}
                label={t('invoiceDraft.takeOff')}
                labelOf={(number) => t('invoiceDraft.takeOffOf', { number })}
                onPress={async () => {
                  const { takeDeposit } = await data.loadInvoicing()
                  return takeDeposit(invoice.id, deposit.id)
                }}
              />
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

interface DepositRowProps {
  deposit: Invoice
  label: string
  labelOf: (number: string) => string
  onPress: () => Promise<Result<unknown, Problem>>
}

function DepositRow({ deposit, label, labelOf, onPress }: DepositRowProps) {
  const t = useT()
  const format = useFormat()
  const reportProblem = useProblemToast()
  const [isPending, setPending] = useState(false)
  const { totalMinor, taxMinor } = takenDepositOf(deposit)
  const number = deposit.number || t('invoices.kind.deposit')
  const tax = format.money(taxMinor, deposit.currency)
  const day = deposit.issuedOn ?? deposit.actedOn

  async function press() {
    setPending(true)
    const result = await onPress()
    setPending(false)
    if (!result.ok) reportProblem(result.problem)
  }

  return (
    <li className={styles.row}>
      <ListRow
        href={`/invoices/${deposit.id}`}
        title={
          day === null ? number : t('invoiceDraft.depositRow', { number, day: format.day(day) })
        }
        titleEnd={<MoneyText minor={-totalMinor} currency={deposit.currency} />}
        note={t('invoiceDraft.depositTax', { tax })}
      />
      <Button
        size="small"
        variant="quiet"
        aria-label={labelOf(number)}
        pending={isPending}
        onPress={() => void press()}
      >
        {label}
      </Button>
    </li>
  )
}
