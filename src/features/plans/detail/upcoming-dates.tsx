import { EllipsisVertical } from 'lucide-react'
import { useState } from 'react'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { OrderBadge } from '#components/order/order-badge.tsx'
import { useDayText } from '#components/staff/use-day-text.ts'
import type { PlanView } from '#data/index.ts'
import { skipThis } from '#domain/plan/edit-this.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Link } from '#ui/link.tsx'
import { Menu } from '#ui/overlay/menu.tsx'
import { useStoreEdit } from '../form/use-save-plan.ts'
import styles from './plan-detail.module.css'
import type { UpcomingDate } from './upcoming-of.ts'

interface UpcomingDatesProps {
  view: PlanView
  dates: readonly UpcomingDate[]
  onEditDate: ((on: string) => void) | undefined
  onEditFrom: ((on: string) => void) | undefined
}

/** How many are shown before someone asks for more. */
const few = 6

/** The coming visits, each with its order where there is one, and what can be changed about it. */
export function UpcomingDates({ view, dates, onEditDate, onEditFrom }: UpcomingDatesProps) {
  const t = useT()
  const format = useFormat()
  const dayText = useDayText()
  const [all, setAll] = useState(false)
  const shown = all ? dates : dates.slice(0, few)
  const { plan } = view
  return (
    <Card title={t('plans.upcoming')} flush={dates.length > 0}>
      {dates.length === 0 && <p>{t('plans.upcomingNone')}</p>}
      <ul className={styles.dates}>
        {shown.map((date) => (
          <li key={date.on} className={styles.date}>
            <span className={styles.day}>
              {dayText(date.start.slice(0, 10))}, {format.clock(date.start.slice(11))}
              {date.title !== plan.title && <span className={styles.note}>{date.title}</span>}
              {date.start.slice(0, 10) !== date.on && (
                <span className={styles.note}>
                  {t('plans.moved', { day: format.day(date.on) })}
                </span>
              )}
            </span>
            {date.order ? (
              <span className={styles.order}>
                <OrderBadge order={date.order} />
                <Link href={`/orders/${date.order.id}`}>{date.order.ref}</Link>
              </span>
            ) : (
              <span className={styles.note}>{t('plans.notCreated')}</span>
            )}
            {onEditDate && onEditFrom && (
              <DateMenu
                view={view}
                date={date}
                onEdit={() => onEditDate(date.on)}
                onEditFrom={() => onEditFrom(date.on)}
              />
            )}
          </li>
        ))}
      </ul>
      {dates.length > shown.length && (
        <div className={styles.more}>
          <Button variant="quiet" onPress={() => setAll(true)}>
            {t('plans.showAll', { count: dates.length })}
          </Button>
        </div>
      )}
    </Card>
  )
}

interface DateMenuProps {
  view: PlanView
  date: UpcomingDate
  onEdit: () => void
  onEditFrom: () => void
}

function DateMenu({ view, date, onEdit, onEditFrom }: DateMenuProps) {
  const t = useT()
  const dayText = useDayText()
  const store = useStoreEdit(view)
  const reportProblem = useProblemToast()

  async function skip() {
    const result = await store(skipThis(view.plan, date.on, view.planOrders))
    if (!result.ok) reportProblem(result.problem)
  }

  if (!date.mayChange) return null
  const label = t('plans.dateActions', { day: dayText(date.on) })
  return (
    <Menu
      label={label}
      trigger={<IconButton label={label} icon={<EllipsisVertical />} />}
      items={[
        { id: 'this', label: t('plans.changeThis'), onAction: onEdit },
        ...(view.plan.mode === 'fixed'
          ? [{ id: 'following', label: t('plans.changeFollowing'), onAction: onEditFrom }]
          : []),
        {
          id: 'skip',
          label: t('plans.skip'),
          danger: true,
          onAction: () => void skip(),
        },
      ]}
    />
  )
}
