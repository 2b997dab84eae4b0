import type { RuleCount } from '#domain/dispatch/suggest/why-not.ts'
import { useT } from '#messages/index.ts'
import { ruleText } from './finding-text.ts'
import styles from './offer-button.module.css'

/** What keeps how many others from a visit. */
export function WhyNotList({ whyNot }: { whyNot: readonly RuleCount[] }) {
  const t = useT()
  if (whyNot.length === 0) return null
  return (
    <section className={styles.whyNot} aria-label={t('board.whyNot')}>
      <p>{t('board.whyNot')}</p>
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
