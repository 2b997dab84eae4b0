import type { BoardPerson } from '#domain/dispatch/board-visit.ts'
import type { RuledOut } from '#domain/dispatch/suggest/why-not.ts'
import { useT } from '#messages/index.ts'
import { ruleText } from './finding-text.ts'
import styles from './offer-button.module.css'
import { personLabel } from './person-label.ts'

interface WhyNotListProps {
  whyNot: readonly RuledOut[]
  people: ReadonlyMap<string, BoardPerson>
  /** Whether anyone else is offered or has it. */
  hasOthers: boolean
}

const namedPeople = 3

/** What keeps which people from a visit. */
export function WhyNotList({ whyNot, people, hasOthers }: WhyNotListProps) {
  const t = useT()
  if (whyNot.length === 0) return null
  const title = t(hasOthers ? 'board.whyNot' : 'board.whyNoOne')
  return (
    <section className={styles.whyNot} aria-label={title}>
      <p>{title}</p>
      <ul>
        {whyNot.map(({ rule, personIds }) => (
          <li key={rule}>
            {t('board.whyNotNames', {
              rule: ruleText(t, rule),
              names: personIds
                .slice(0, namedPeople)
                .map((id) => personLabel(t, people, id))
                .join(', '),
              more: Math.max(0, personIds.length - namedPeople),
            })}
          </li>
        ))}
      </ul>
    </section>
  )
}
