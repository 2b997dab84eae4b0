import { Card } from '#ui/layout/card.tsx'
import { useShareText } from '../language.tsx'
import styles from './payment.module.css'

export interface PaymentProps {
  /** What the paper says about paying: when, the account, the reference. */
  rows: readonly (readonly [name: string, value: string])[]
  /** What is still to pay, as text. */
  balance: string
}

/** What is still to pay, until when and how. */
export function Payment({ rows, balance }: PaymentProps) {
  const t = useShareText()
  // Without an account the paper says only when to pay.
  const isHowKnown = rows.length > 1
  return (
    <Card title={t('share.pay')}>
      <dl className={styles.rows}>
        <div className={styles.balance}>
          <dt>{t('share.balance')}</dt>
          <dd>{balance}</dd>
        </div>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {!isHowKnown && <p className={styles.ask}>{t('share.payAsk')}</p>}
    </Card>
  )
}
