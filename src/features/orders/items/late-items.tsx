import { Plus } from 'lucide-react'
import { useState } from 'react'
import { memberLabel } from '#components/people/member-label.ts'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { quantityText } from '#components/text/quantity-text.ts'
import { useData } from '#data/react.ts'
import type { Order } from '#domain/entities/order.ts'
import type { User } from '#domain/entities/user.ts'
import type { LateLine } from '#domain/stock/late-lines.ts'
import { newId } from '#lib/new-id.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import styles from './items-card.module.css'
import { keepChanges } from './keep-changes.ts'

export interface LateItemsProps {
  order: Order
  lines: readonly LateLine[]
  people: readonly Pick<User, 'id' | 'name' | 'email'>[] | undefined
}

/** For the office: what was used after the order was closed or reassigned, to be added to its parts or left out. */
export function LateItems({ order, lines, people }: LateItemsProps) {
  const t = useT()
  const { mutateAll } = useData()
  const reportProblem = useProblemToast()
  const [isAdding, setAdding] = useState(false)

  async function keep(line: LateLine) {
    setAdding(true)
    const changes = keepChanges(order, line)
    const result = await mutateAll(changes.map((change) => ({ ...change, id: newId() })))
    setAdding(false)
    if (!result.ok) return reportProblem(result.problem)
    showToast(t('parts.added', { name: line.name }), { id: `parts/${line.key}` })
  }

  return (
    <>
      <ul className={styles.late}>
        {lines.map((line) => {
          const { key, actorId, name, quantity, unit } = line
          const how = order.assigneeIds.includes(actorId) ? 'closed' : 'reassigned'
          return (
            <li key={`${actorId} ${key}`} className={styles.row}>
              <div className={styles.text}>
                <p>{name}</p>
                <p className={styles.note}>
                  {t(`parts.late.${how}`, { name: memberLabel(t, people, actorId) })}
                </p>
              </div>
              <div className={styles.keep}>
                <span className={styles.quantity}>{quantityText(t, quantity, unit)}</span>
                <Button
                  size="small"
                  icon={<Plus aria-hidden="true" />}
                  aria-label={`${t('parts.late.keep')}: ${name}`}
                  isDisabled={isAdding}
                  onPress={() => void keep(line)}
                >
                  {t('parts.late.keep')}
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
      {order.status === 'invoiced' && <p className={styles.note}>{t('parts.late.invoiced')}</p>}
    </>
  )
}
