import { useFormat, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { FieldGroup } from '#ui/form/form.tsx'
import { AmountField } from './amount-field.tsx'
import {
  leftOver,
  payableInvoices,
  type PaymentDraft,
  type PaymentErrors,
  type PaymentSubject,
  type Shares,
  sharesOf,
} from './payment-form.ts'
import styles from './payment-sheet.module.css'

export interface ShareFieldsProps {
  subject: PaymentSubject
  draft: PaymentDraft
  /** Numbers of invoices by id; an invoice without one waits for it. */
  numbers: ReadonlyMap<string, string>
  error: PaymentErrors['shares']
  /** null for what is suggested. */
  onChange: (shares: Shares | null) => void
}

/** How much of each open invoice is paid, and what stays as credit. */
export function ShareFields({ subject, draft, numbers, error, onChange }: ShareFieldsProps) {
  const t = useT()
  const format = useFormat()
  const { currency, mode } = subject
  const shares = sharesOf(subject, draft)
  const left = leftOver(subject, draft)
  const payable = payableInvoices(subject)
  return (
    <FieldGroup title={t('payments.paysFor')}>
      {payable.length > 0 && (
        <ul className={styles.shares}>
          {payable.map(({ id, dueOn, openMinor }) => {
            const number = numbers.get(id) || t('invoices.kind.invoice')
            return (
              <li key={id} className={styles.share}>
                <span className={styles.invoice}>
                  <b>{number}</b>
                  <span className={styles.note}>
                    {[
                      ...(dueOn === null ? [] : [t('invoices.dueOn', { day: format.day(dueOn) })]),
                      t('payments.balanceOf', { sum: format.money(openMinor, currency) }),
                    ].join(' · ')}
                  </span>
                </span>
                <AmountField
                  label={t('payments.shareOf', { number })}
                  hideLabel
                  minor={shares.get(id) ?? (shares.has(id) ? undefined : 0)}
                  currency={currency}
                  onMinor={(minor) => onChange(new Map(shares).set(id, minor))}
                />
              </li>
            )
          })}
        </ul>
      )}
      {payable.length === 0 && <p className={styles.note}>{t('payments.nothingOpen')}</p>}
      {error && (
        <p role="alert" className={styles.error}>
          {t(`payments.sharesError.${error}`)}
        </p>
      )}
      {mode === 'payment' && left > 0 && (
        <p className={styles.left}>
          <span>{t('payments.staysAsCredit')}</span>
          <b className="tabular">{format.money(left, currency)}</b>
        </p>
      )}
      {draft.shares && payable.length > 1 && (
        <Button size="small" className={styles.again} onPress={() => onChange(null)}>
          {t('payments.oldestFirst')}
        </Button>
      )}
    </FieldGroup>
  )
}
