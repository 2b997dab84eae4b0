import type { Movement } from '#domain/entities/movement.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import type { Problem } from '#domain/problem.ts'
import type { Transfer } from '#domain/stock/named-lines.ts'
import type { Result } from '#lib/result.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Section } from '#ui/layout/page.tsx'
import { quantityText } from '../text/quantity-text.ts'
import { useProblemToast } from '../sheet/use-problem-toast.ts'
import styles from './transfers.module.css'

export interface TransfersProps {
  title: string
  transfers: readonly Transfer[]
  /** The location that is being shown. */
  locationId: string
  take: (args: MutationArgs<'stock/receive'>) => Promise<Result<unknown, Problem>>
}

/** Pending transfers. The sender can cancel one until the receiver confirms it. */
export function Transfers({ title, transfers, locationId, take }: TransfersProps) {
  const t = useT()
  const reportProblem = useProblemToast()
  if (transfers.length === 0) return null

  async function end({ id: transferId, quantity }: Movement) {
    const result = await take({ transferId, quantity, placeId: locationId })
    if (!result.ok) reportProblem(result.problem)
  }

  return (
    <Section title={title}>
      <ul className={styles.transfers}>
        {transfers.map(({ movement, item, from, to }) => {
          const amount = quantityText(t, movement.quantity, item.unit)
          const isOurs = movement.toId === locationId
          return (
            <li key={movement.id} className={styles.transfer}>
              <div>
                <p>{item.name}</p>
                <p className={styles.note}>
                  {isOurs
                    ? t('van.from', { amount, place: from })
                    : t('van.to', { amount, place: to })}
                </p>
              </div>
              <Button variant={isOurs ? 'primary' : 'secondary'} onPress={() => void end(movement)}>
                {t(isOurs ? 'van.received' : 'van.cancelTransfer')}
              </Button>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
