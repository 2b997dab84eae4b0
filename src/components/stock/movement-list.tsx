import { actorName } from '#domain/access/actor-name.ts'
import { ArrowLeftRight, ClipboardCheck, PackageMinus, PackagePlus } from 'lucide-react'
import type { Movement, MovementType } from '#domain/entities/movement.ts'
import type { MovementLine } from '#domain/stock/named-lines.ts'
import { type Translate, useT } from '#messages/index.ts'
import { Link } from '#ui/link.tsx'
import { Timeline } from '#ui/list/timeline.tsx'
import { quantityText } from '../text/quantity-text.ts'
import { UnsentMark } from '../sync/unsent-mark.tsx'
import { WhenText } from '../text/when-text.tsx'
import styles from './movement-list.module.css'

export interface MovementListProps {
  /** Newest first. */
  lines: readonly MovementLine[]
  people: readonly { readonly id: string; readonly name: string }[]
  /** Whether each line names its item; otherwise all lines are about the same one. */
  withNames?: boolean
}

const icons: Readonly<Record<MovementType, typeof PackagePlus>> = {
  receive: PackagePlus,
  return: PackagePlus,
  consume: PackageMinus,
  transferOut: ArrowLeftRight,
  transferIn: ArrowLeftRight,
  count: ClipboardCheck,
}

/** Stock movements: how many, where, by whom, for which order and why. */
export function MovementList({ lines, people, withNames = false }: MovementListProps) {
  const t = useT()
  if (lines.length === 0) return <p className={styles.none}>{t('inventory.historyNone')}</p>
  return (
    <Timeline
      items={lines.map(({ movement, name, unit, from, to, unsent }) => {
        const Icon = icons[movement.type]
        const fromTo = from !== '' && to !== '' ? t('movement.fromTo', { from, to }) : from || to
        const who = actorName(people, movement.actorId) ?? ''
        return {
          id: movement.id,
          title: (
            <>
              {withNames && `${name} · `}
              {sentence(t, movement, unit)} {unsent && <UnsentMark />}
            </>
          ),
          time: <WhenText at={movement.at} />,
          icon: <Icon />,
          pending: unsent,
          note: (
            <>
              {[fromTo, who, movement.reason].filter(Boolean).join(' · ')}{' '}
              {movement.orderId !== null && (
                <Link alone href={`/orders/${movement.orderId}`}>
                  {t('movement.order')}
                </Link>
              )}
              {movement.lateOrderId !== null && (
                <Link alone href={`/orders/${movement.lateOrderId}`}>
                  {t('movement.orderClosed')}
                </Link>
              )}
            </>
          ),
        }
      })}
    />
  )
}

function sentence(t: Translate, { type, quantity }: Movement, unit: string): string {
  const amount = quantityText(t, Math.abs(quantity), unit)
  if (type !== 'count') return t(`movement.${type}`, { amount })
  if (quantity === 0) return t('movement.count.same')
  return t(quantity > 0 ? 'movement.count.more' : 'movement.count.less', { amount })
}
