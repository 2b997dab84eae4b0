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
  /** Instead of the usual heading. */
  title?: string
}

const namedPeople = 3

/** What keeps which people from a visit. */
export function WhyNotList({ whyNot, people, hasOthers, title: ownTitle }: WhyNotListProps) {
  const t = useT()
  if (whyNot.length === 0) return null
  const title = ownTitle ?? t(hasOthers ? 'board.whyNot' : 'board.whyNoOne')
  return (
    <section className={styles.whyNot} aria-label={title}>
      <p>{title}</p>
      <ul>
        {whyNot.map(({ rule, personIds }) => (
          <li key={rule}>
            <Names
              rule={ruleText(t, rule)}
              names={personIds.map((id) => personLabel(t, people, id))}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The first people of a reason, and on demand the others. */
function Names({ rule, names }: { rule: string; names: readonly string[] }) {
  const t = useT()
  const first = t('board.whyNotNames', { rule, names: names.slice(0, namedPeople).join(', ') })
  const others = names.slice(namedPeople)
  if (others.length === 0) return first
  return (
    <details className={styles.names}>
      <summary>
        {first}{' '}
        <span className={styles.more}>{t('board.moreCount', { count: others.length })}</span>
      </summary>
      {others.join(', ')}
    </details>
  )
}
