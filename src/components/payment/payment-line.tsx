import {
  Banknote,
  CreditCard,
  EllipsisVertical,
  FileText,
  HandCoins,
  Landmark,
  type LucideIcon,
  ReceiptText,
  Undo2,
  Wallet,
} from 'lucide-react'
import { systemUid } from '#domain/access/system-actor.ts'
import type { Payment } from '#domain/entities/payment.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Badge } from '#ui/badge.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { Link } from '#ui/link.tsx'
import { Menu } from '#ui/overlay/menu.tsx'
import { UnsentMark } from '../sync/unsent-mark.tsx'
import styles from './payments-card.module.css'
import type { PaymentRow } from './payment-rows.ts'

const icons: Readonly<Record<Payment['method'], LucideIcon>> = {
  cash: Banknote,
  card: CreditCard,
  transfer: Landmark,
  check: ReceiptText,
  other: HandCoins,
  credit: Wallet,
}

export interface PaymentLineProps {
  row: PaymentRow
  /** Numbers of invoices by id. */
  numbers: ReadonlyMap<string, string>
  /** The invoice or order whose page this is, which needs no link. */
  hereId: string | null
  onReceipt: () => void
  /** null where it cannot be reversed. */
  onReverse: (() => void) | null
}

/** One payment, refund or reversal, and what can be done with it. */
export function PaymentLine({ row, numbers, hereId, onReceipt, onReverse }: PaymentLineProps) {
  const t = useT()
  const format = useFormat()
  const { payment, shownMinor, uses, creditMinor, isReversed, isUnsent } = row
  const { kind, method, currency, orderId } = payment
  const isTakenHere = orderId !== null && orderId === hereId
  const isPartUsed = creditMinor > 0
  const hasUses =
    uses.length > 0 && (uses.length > 1 || isPartUsed || uses[0]?.invoiceId !== hereId)
  const nameOf = (id: string) => numbers.get(id) || t('invoices.kind.invoice')
  const Icon = kind === 'payment' ? icons[method] : Undo2
  const isOnline = method === 'card' && payment.createdBy === systemUid
  const word = t(isOnline ? 'payments.online' : `payments.method.${method}`)
  const name = kind === 'payment' ? word : `${t(`payments.kind.${kind}`)} · ${word}`
  const sum = format.money(shownMinor, currency)
  const actions = t('payments.actionsOf', { name, sum })
  return (
    <li className={styles.line}>
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.what}>
        <p className={styles.name}>
          {name} {isUnsent && <UnsentMark />}
          {isReversed && (
            <Badge tone="grey" bare>
              {t('payments.reversed')}
            </Badge>
          )}
        </p>
        <p className={styles.note}>
          {[format.day(payment.receivedOn), payment.reference].filter(Boolean).join(' · ')}
        </p>
        {hasUses && (
          <p className={styles.note}>
            {uses.map(({ invoiceId, minor }) => (
              <span key={invoiceId} className={styles.use}>
                {invoiceId === hereId ? (
                  nameOf(invoiceId)
                ) : (
                  <Link alone href={`/invoices/${invoiceId}`}>
                    {nameOf(invoiceId)}
                  </Link>
                )}{' '}
                {(uses.length > 1 || isPartUsed) && format.money(minor, currency)}
              </span>
            ))}
          </p>
        )}
        {orderId !== null && !isTakenHere && (
          <p className={styles.note}>
            <Link alone href={`/orders/${orderId}`}>
              {t('payments.onSite')}
            </Link>
          </p>
        )}
        {isPartUsed && !isReversed && !isTakenHere && (
          <p className={styles.note}>
            {t('payments.asCredit', { sum: format.money(creditMinor, currency) })}
          </p>
        )}
      </div>
      <span className={isReversed ? styles.struck : styles.sum}>{sum}</span>
      <Menu
        label={actions}
        trigger={<IconButton label={actions} icon={<EllipsisVertical />} />}
        items={[
          {
            id: 'receipt',
            label: t('payments.receipt'),
            icon: <FileText aria-hidden="true" />,
            onAction: onReceipt,
          },
          ...(onReverse
            ? [
                {
                  id: 'reverse',
                  label: t('payments.reverse'),
                  icon: <Undo2 aria-hidden="true" />,
                  danger: true,
                  startsGroup: true,
                  onAction: onReverse,
                },
              ]
            : []),
        ]}
      />
    </li>
  )
}
