import { useState } from 'react'
import { limits } from '#domain/entities/fields.ts'
import { type Payment, paymentMethods } from '#domain/entities/payment.ts'
import { isRepeated } from '#domain/payment/is-repeated.ts'
import { newId } from '#lib/new-id.ts'
import { trueNow, useFormat, useT } from '#messages/index.ts'
import { DateTimeField } from '#ui/form/date-time-field.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Banner } from '#ui/layout/banner.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { EditSheet } from '../sheet/edit-sheet.tsx'
import { useSaving } from '../sheet/use-saving.ts'
import { AmountField } from './amount-field.tsx'
import type { PaymentActions } from './payment-actions.ts'
import {
  amountOf,
  type PaymentDraft,
  paymentErrors,
  paymentOf,
  type PaymentSubject,
} from './payment-form.ts'
import styles from './payment-sheet.module.css'
import { ShareFields } from './share-fields.tsx'

export interface PaymentSheetProps {
  subject: PaymentSubject
  customerName: string
  numbers: ReadonlyMap<string, string>
  /** Those of the customer, to ask about the same one again. */
  recent: readonly Payment[]
  /** The company's day. */
  today: string
  record: PaymentActions['record']
  onClose: () => void
}

const methods = paymentMethods.filter((method) => method !== 'credit')

/** Records money that was received or given back, or uses a credit. */
export function PaymentSheet(props: PaymentSheetProps) {
  const { subject, customerName, numbers, recent, today, record, onClose } = props
  const { mode, currency, mostMinor, orderId } = subject
  const t = useT()
  const format = useFormat()
  const [paymentId] = useState(newId)
  const [draft, setDraft] = useState<PaymentDraft>({
    amountMinor: subject.startMinor ?? undefined,
    method: orderId === null ? 'transfer' : 'cash',
    receivedOn: today,
    reference: '',
    shares: null,
  })
  const [isChanged, setChanged] = useState(false)
  const [isTried, setTried] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const { isSaving, problem, save } = useSaving(() => {
    showToast(t(`payments.done.${mode}`), { kind: 'success' })
    onClose()
  })
  const errors = isTried ? paymentErrors(subject, draft, today) : {}
  const sum = format.money(amountOf(subject, draft) ?? 0, currency)

  // What was not paid too much is to be paid again once it is given back.
  const reopened =
    subject.invoiceId === null ? 0 : (draft.amountMinor ?? 0) - (subject.startMinor ?? 0)

  function change(changes: Partial<PaymentDraft>) {
    setDraft((now) => ({ ...now, ...changes }))
    setChanged(true)
    setAsking(false)
  }

  async function submit() {
    setTried(true)
    if (isSaving || Object.keys(paymentErrors(subject, draft, today)).length > 0) return
    const payment = paymentOf(subject, draft, paymentId)
    if (!isAsking && isRepeated(payment, recent, trueNow())) setAsking(true)
    else await save(() => record(payment))
  }

  return (
    <EditSheet
      title={t(`payments.title.${mode}`, { name: customerName })}
      isDirty={isChanged}
      isSaving={isSaving}
      problem={problem}
      submitLabel={isAsking ? t('payments.again') : t(`payments.submit.${mode}`, { sum })}
      onSubmit={(event) => {
        event.preventDefault()
        return submit()
      }}
      onClose={onClose}
    >
      {mode === 'credit' ? (
        <p className={styles.note}>
          {t('payments.creditThere', { sum: format.money(mostMinor ?? 0, currency) })}
        </p>
      ) : (
        <>
          <div className={styles.pair}>
            <AmountField
              label={t('payments.amount')}
              minor={draft.amountMinor}
              currency={currency}
              error={
                errors.amount &&
                t(`payments.amountError.${errors.amount}`, {
                  sum: format.money(mostMinor ?? 0, currency),
                })
              }
              onMinor={(amountMinor) => change({ amountMinor })}
            />
            <Select
              label={t('payments.method')}
              value={draft.method}
              options={methods.map((value) => ({ value, label: t(`payments.method.${value}`) }))}
              onChange={({ target }) =>
                change({ method: methods.find((one) => one === target.value) ?? 'other' })
              }
            />
          </div>
          <div className={styles.pair}>
            <DateTimeField
              type="date"
              label={t(mode === 'refund' ? 'payments.paidBackOn' : 'payments.receivedOn')}
              max={today}
              value={draft.receivedOn}
              error={
                errors.receivedOn &&
                t(errors.receivedOn === 'future' ? 'form.inFuture' : 'form.required')
              }
              onChange={({ target }) => change({ receivedOn: target.value })}
            />
            <TextField
              label={t('payments.reference')}
              optionalLabel={t('form.optional')}
              autoComplete="off"
              maxLength={limits.line}
              value={draft.reference}
              onChange={({ target }) => change({ reference: target.value })}
            />
          </div>
        </>
      )}
      {mode === 'refund' && reopened > 0 && (
        <p className={styles.note}>
          {t('payments.dueAgain', { sum: format.money(reopened, currency) })}
        </p>
      )}
      {mode !== 'refund' && orderId === null && (
        <ShareFields
          subject={subject}
          draft={draft}
          numbers={numbers}
          error={errors.shares}
          onChange={(shares) => change({ shares })}
        />
      )}
      {isAsking && (
        <Banner tone="attention" title={t('payments.againTitle', { sum })} announce>
          {t('payments.againNote')}
        </Banner>
      )}
    </EditSheet>
  )
}
