import { Initials } from '#components/contact/person-name.tsx'
import { markedUserLabel, userLabel } from '#components/people/member-label.ts'
import type { User } from '#domain/entities/user.ts'
import { useFormat, useT } from '#messages/index.ts'
import styles from './order-people.module.css'

export interface OrderPeopleProps {
  ids: readonly string[]
  people: readonly User[]
}

/** The assignees of an order: by name, or by initials where there is little room. */
export function OrderPeople({ ids, people }: OrderPeopleProps) {
  const t = useT()
  const format = useFormat()
  const named = people
    .filter(({ id }) => ids.includes(id))
    .map((one) => ({ id: one.id, name: userLabel(t, one), label: markedUserLabel(t, one) }))
  if (named.length === 0) return <span className={styles.unassigned}>{t('person.unassigned')}</span>
  return (
    <span className={styles.people}>
      {named.map(({ id, name }) => (
        <span key={id} className={styles.initials}>
          <Initials name={name} userId={id} />
        </span>
      ))}
      <span className={styles.names}>{format.list(named.map(({ label }) => label))}</span>
    </span>
  )
}
