import { PriorityMark } from '#components/order/priority-mark.tsx'
import { personLabel } from '#components/dispatch/person-label.ts'
import type { BoardPerson } from '#domain/dispatch/board-visit.ts'
import { useFormat, useT } from '#messages/index.ts'
import type { BoardItem } from '../board/use-board.ts'
import type { DaySheet } from './day-sheets.ts'
import { PaperLine } from './paper-line.tsx'
import styles from './print.module.css'
import { useTimeText } from './use-time-text.ts'

export interface PaperProps {
  people: ReadonlyMap<string, BoardPerson>
  /** By customer id. */
  phones: ReadonlyMap<string, string>
  day: string
  /** An instant. */
  printedAt: string
}

/** One technician's day on a page of its own. */
export function DaySheetPart(props: PaperProps & { sheet: DaySheet }) {
  const { sheet, day, printedAt, ...paper } = props
  const t = useT()
  const format = useFormat()
  const { user } = sheet.person
  return (
    <section className={styles.sheet}>
      <h2>
        {user.name} <span className={styles.day}>{format.day(day)}</span>
      </h2>
      <p className={styles.count}>
        {t('board.visitCount', { count: sheet.visits.length })}
        <PaperLine printedAt={printedAt} />
      </p>
      <ol className={styles.visits}>
        {sheet.visits.map((item) => (
          <li key={item.id}>
            <Visit item={item} personId={user.id} {...paper} />
          </li>
        ))}
      </ol>
    </section>
  )
}

interface VisitProps extends Omit<PaperProps, 'day' | 'printedAt'> {
  item: BoardItem
  personId: string
}

function Visit({ item, personId, people, phones }: VisitProps) {
  const t = useT()
  const format = useFormat()
  const time = useTimeText()
  const { order, assigneeIds, customerName, siteLine } = item
  const phone = phones.get(order.customerId)
  const others = assigneeIds.filter((id) => id !== personId).map((id) => personLabel(t, people, id))
  return (
    <article className={styles.visit}>
      <p className={styles.time}>{time(item)}</p>
      <div>
        <h3>
          {order.title} <PriorityMark priority={order.priority} />
        </h3>
        <p>{[customerName, phone].filter(Boolean).join(' · ')}</p>
        {siteLine !== '' && <p>{siteLine}</p>}
        {others.length > 0 && <p>{t('print.with', { names: format.list(others) })}</p>}
        {order.description !== '' && <p className={styles.text}>{order.description}</p>}
        {order.instructions !== '' && (
          <p className={styles.text}>
            <b>{t('print.instructions')}</b> {order.instructions}
          </p>
        )}
      </div>
    </article>
  )
}
