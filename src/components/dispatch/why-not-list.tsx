import type { RuleCount } from '#domain/dispatch/suggest/why-not.ts'
import { useT } from '#messages/index.ts'
import { ruleText } from './finding-text.ts'
import styles from './offer-button.module.css'

interface WhyNotListProps {
  whyNot: readonly RuleCount[]
  /** Whether others are offered. */
  hasOffers: boolean
}

/** What keeps how many people from a visit. */
export function WhyNotList({ whyNot, hasOffers }: WhyNotListProps) {
  const t = useT()
  if (whyNot.length === 0) return null
  const title = t(hasOffers ? 'board.whyNot' : 'board.whyNoOne')
  return (
    <section className={styles.whyNot} aria-label={title}>
      <p>{title}</p>
      <ul>
        {whyNot.map(({ rule, count }) => (
          <li key={rule}>
            {t('board.whyNotCount', {
              count,
              rule: ruleText(t, rule),
            })}
          </li>
        ))}
      </ul>
    </section>
  )
}
