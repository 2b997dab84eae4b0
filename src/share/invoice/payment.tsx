import { Card } from '#ui/layout/card.tsx'
import { useShareText } from '../language.tsx'
import type { Share } from '../use-share.ts'
import { PayOnline } from './pay-online.tsx'
import styles from './payment.module.css'

export interface PaymentProps {
  /** What the paper says about paying: when, the account, the reference. */
  rows: readonly (readonly [name: string, value: string])[]
  /** What is still to pay, as text. */
  balance: string
  /** What can be paid online, as text; null where nothing can. */
  online: string | null
  pay: Share['pay']
}

/** What is still to pay, until when and how. */
export function Payment({ rows, balance, online, pay }: PaymentProps) {
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
      </dl>
      {online !== null && <PayOnline amount={online} pay={pay} />}
      <dl className={styles.rows}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {!isHowKnown && online === null && <p className={styles.ask}>{t('share.payAsk')}</p>}
    </Card>
  )
}
