import { useState } from 'react'
import { taxText } from '#components/invoice/tax-text.ts'
import { ProblemNote } from '#components/text/problem-note.tsx'
import type { InvoiceView } from '#data/index.ts'
import { useData, useSyncStatus, useTimeZone } from '#data/react.ts'
import type { Company } from '#domain/entities/company.ts'
import type { Problem } from '#domain/problem.ts'
import { addDays } from '#domain/time/local-time.ts'
import { useFormat, useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'
import { Button } from '#ui/form/button.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { NamedValue } from '#components/document/named-value.tsx'
import { issueFacts } from './issue-facts.ts'
import styles from './issue-sheet.module.css'
import { MissingList } from './missing-list.tsx'

export interface IssueSheetProps {
  view: InvoiceView
  company: Company | null
  /** False while something that was typed is not stored yet. */
  isReady: boolean
  onClose: () => void
}

/** Shows what becomes final, what is missing, and the sum; then issues. */
export function IssueSheet({ view, company, isReady, onClose }: IssueSheetProps) {
  const t = useT()
  const { invoice, customer } = view
  const isCredit = invoice.kind === 'credit'
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(isCredit ? 'issue.creditTitle' : 'issue.title')}
      closeLabel={t('action.cancel')}
      size="small"
    >
      {company && (
        <IssueBody
          view={view}
          company={company}
          name={customer?.name ?? ''}
          isReady={isReady}
          onClose={onClose}
        />
      )}
    </Sheet>
  )
}

function IssueBody({
  view,
  company,
  name,
  isReady,
  onClose,
}: IssueSheetProps & { company: Company; name: string }) {
  const t = useT()
  const format = useFormat()
  const today = useToday(useTimeZone())
  const data = useData()
  const isOffline = useSyncStatus()?.state.connection === 'offline'
  const [isIssuing, setIssuing] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const { invoice } = view
  const { totals, blocking, advised } = issueFacts(view, company)
  const money = (minor: number) => format.money(minor, invoice.currency)
  const isCredit = invoice.kind === 'credit'

  async function confirm() {
    if (totals === null) return
    setIssuing(true)
    const { issueInvoice } = await data.loadInvoicing()
    const result = await issueInvoice(invoice.id, totals.totalMinor, totals.prepaidMinor)
    setIssuing(false)
    if (!result.ok) return setProblem(result.problem)
    showToast(t(isOffline ? 'issue.doneOffline' : 'issue.done'), { kind: 'success' })
    onClose()
  }

  return (
    <div className={styles.body}>
      {problem && <ProblemNote problem={problem} />}
      {totals && <p className={styles.sum}>{money(totals.totalMinor)}</p>}
      <dl className={styles.facts}>
        <NamedValue name={t('issue.to')}>{name}</NamedValue>
        {!isCredit && (
          <NamedValue name={t('issue.due')}>
            {invoice.termsDays === 0
              ? t('issue.dueNow')
              : t('issue.dueSoon', {
                  day: format.day(addDays(today, invoice.termsDays)),
                  count: invoice.termsDays,
                })}
          </NamedValue>
        )}
        {totals?.taxes.map((tax) => (
          <NamedValue
            key={`${tax.category} ${tax.rateMilliPercent}`}
            name={t('invoiceDraft.taxLine', {
              name: taxText(t, format, tax),
              base: money(tax.baseMinor),
            })}
          >
            {money(tax.taxMinor)}
          </NamedValue>
        ))}
        {totals !== null && totals.prepaidMinor !== 0 && (
          <NamedValue name={t('invoiceDraft.depositsLess')}>
            {money(-totals.prepaidMinor)}
          </NamedValue>
        )}
        {totals !== null && totals.roundingMinor !== 0 && (
          <NamedValue name={t('invoiceDraft.rounding')}>{money(totals.roundingMinor)}</NamedValue>
        )}
        {totals !== null && totals.payableMinor !== totals.totalMinor && (
          <NamedValue name={t('invoiceDraft.payable')}>{money(totals.payableMinor)}</NamedValue>
        )}
      </dl>
      <MissingList missing={blocking} view={view} isBlocking />
      <MissingList missing={advised} view={view} />
      <p className={styles.note}>
        {t(isCredit ? 'issue.finalCredit' : 'issue.final')} {isOffline && t('issue.offline')}
      </p>
      <div className={styles.buttons}>
        <Button
          variant="primary"
          size="large"
          isDisabled={blocking.length > 0 || !isReady}
          pending={isIssuing}
          onPress={() => void confirm()}
        >
          {totals
            ? t('invoiceDraft.issueSum', { sum: money(totals.totalMinor) })
            : t('invoiceDraft.issue')}
        </Button>
        <Button onPress={onClose}>{t('action.cancel')}</Button>
      </div>
    </div>
  )
}
