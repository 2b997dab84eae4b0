import { personLabel } from '#components/dispatch/person-label.ts'
import { useFormat, useT } from '#messages/index.ts'
import type { BoardItem } from '../board/use-board.ts'
import { shownStatus } from '#domain/order/shown-status.ts'
import type { PaperProps } from './day-sheet-part.tsx'
import { PaperLine } from './paper-line.tsx'
import styles from './print.module.css'
import { useTimeText } from './use-time-text.ts'

/** Everyone's visits of a day as one table, across the page. */
export function DayTable({
  visits,
  people,
  phones,
  day,
  printedAt,
}: PaperProps & { visits: readonly BoardItem[] }) {
  const t = useT()
  const format = useFormat()
  const time = useTimeText()
  return (
    <table className={styles.table}>
      <caption>
        <span className={styles.heading}>
          {t('print.table')}: {format.day(day)}
        </span>
        <PaperLine printedAt={printedAt} />
      </caption>
      <thead>
        <tr>
          <th>{t('board.time')}</th>
          <th>{t('board.technician')}</th>
          <th>{t('board.order')}</th>
          <th>{t('board.customer')}</th>
          <th>{t('board.place')}</th>
          <th>{t('print.phone')}</th>
          <th>{t('board.status')}</th>
        </tr>
      </thead>
      <tbody>
        {visits.map((item) => (
          <tr key={item.id}>
            <td className={styles.time}>{time(item)}</td>
            <td>{format.list(item.assigneeIds.map((id) => personLabel(t, people, id)))}</td>
            <td>{item.order.title}</td>
            <td>{item.customerName}</td>
            <td>{item.siteLine}</td>
            <td>{phones.get(item.order.customerId) ?? ''}</td>
            <td>{t(`orderStatus.${shownStatus(item.order)}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
