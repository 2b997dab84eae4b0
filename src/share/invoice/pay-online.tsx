import { useEffect, useState } from 'react'
import type { ShareProblem } from '#domain/share/share-reply.ts'
import { useShareText } from '../language.tsx'
import { FieldError } from '../parts/field-error.tsx'
import { PlainButton } from '../parts/plain-button.tsx'
import type { Share } from '../use-share.ts'
import styles from './payment.module.css'

export interface PayOnlineProps {
  /** What is paid, as text. */
  amount: string
  pay: Share['pay']
}

/** Goes to the page where what is due is paid by card. */
export function PayOnline({ amount, pay }: PayOnlineProps) {
  const t = useShareText()
  const [isOpening, setOpening] = useState(false)
  const [problem, setProblem] = useState<ShareProblem | null>(null)

  useEffect(() => {
    // After the browser's Back the page is shown as it was left.
    const shownAgain = () => setOpening(false)
    addEventListener('pageshow', shownAgain)
    return () => removeEventListener('pageshow', shownAgain)
  }, [])

  async function open() {
    setOpening(true)
    setProblem(null)
    const found = await pay()
    setProblem(found)
    // The button waits while the browser leaves.
    if (found !== null) setOpening(false)
  }

  return (
    <div className={styles.online}>
      <PlainButton variant="primary" pending={isOpening} onClick={() => void open()}>
        {t('share.payOnline', { amount })}
      </PlainButton>
      {(problem === 'failed' || problem === 'busy') && (
        <FieldError id="pay-problem">
          {t(problem === 'busy' ? 'share.busy' : 'share.payFailed')}
        </FieldError>
      )}
    </div>
  )
}
