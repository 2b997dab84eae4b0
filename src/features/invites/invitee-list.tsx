import { CircleAlert, CircleCheck, CircleMinus } from 'lucide-react'
import { useT } from '#messages/index.ts'
import styles from './invites.module.css'
import { type Invitee, mostAtOnce, mustBeFixed } from './parse-invitees.ts'

/** Who was recognised in the text, and what is wrong with the rest. */
export function InviteeList({ invitees }: { invitees: readonly Invitee[] }) {
  const t = useT()
  if (invitees.length === 0) return null
  return (
    <ul className={styles.invitees} aria-label={t('invites.recognised')} aria-live="polite">
      {invitees.map((invitee, index) => (
        <Line key={index} invitee={invitee} />
      ))}
    </ul>
  )
}

function Line({ invitee }: { invitee: Invitee }) {
  const t = useT()
  const { text, name, email, problem } = invitee
  const tone = problem === null ? 'good' : mustBeFixed(invitee) ? 'bad' : 'skipped'
  const Icon = { good: CircleCheck, bad: CircleAlert, skipped: CircleMinus }[tone]
  return (
    <li className={styles.invitee} data-tone={tone}>
      <Icon aria-hidden="true" />
      <span className={styles.who}>
        {email === '' ? text : name === '' ? email : `${name} · ${email}`}
      </span>
      {problem !== null && (
        <span className={styles.wrong}>
          {t(`invites.problem.${problem}`, { count: mostAtOnce })}
        </span>
      )}
    </li>
  )
}
