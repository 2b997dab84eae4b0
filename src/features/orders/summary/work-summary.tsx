import { memberLabel } from '#components/people/member-label.ts'
import { lengthText } from '#components/text/length-text.ts'
import { quantityText } from '#components/text/quantity-text.ts'
import { WhenText } from '#components/text/when-text.tsx'
import {
  orderHistory,
  type OrderItem,
  orderTime,
  type OrderView,
  photosOf,
  team,
} from '#data/index.ts'
import { useData, useLive, useTimeZone } from '#data/react.ts'
import { stepsTaken } from '#domain/order/history/steps-taken.ts'
import { workTimes } from '#domain/order/history/work-times.ts'
import { useNow, useT } from '#messages/index.ts'
import { Card } from '#ui/layout/card.tsx'
import { type Fact, Facts } from '#ui/list/facts.tsx'
import { PhotoAlbum } from '../photos/photo-album.tsx'
import { PhotoGrid } from '../photos/photo-grid.tsx'
import styles from './work-summary.module.css'

/** What came of a visit that is over, to be read in one look. */
export function WorkSummary({
  view: { order },
  parts,
}: {
  view: OrderView
  parts: readonly OrderItem[]
}) {
  const t = useT()
  const data = useData()
  const now = useNow()
  const timeZone = useTimeZone()
  const people = useLive(team())
  const history = useLive(orderHistory(order.id)) ?? []
  const entries = useLive(orderTime(order.id)) ?? []
  const pictures = useLive(photosOf(`orders/${order.id}`)) ?? []
  const { labour } = workTimes(order, stepsTaken(history), entries, { now, timeZone })
  const photos = pictures.filter(({ photo }) => photo.kind === 'photo')
  const signed = pictures.filter(({ photo }) => photo.kind === 'signature')

  const facts: readonly Fact[] = [
    { term: t(`orderStatus.${order.status}`), detail: <WhenText at={order.statusAt} /> },
    {
      term: t('summary.timeOnSite'),
      detail: labour.map(({ userId, length }) => (
        <div key={userId} className="tabular">
          {lengthText(t, length)}
          {labour.length > 1 && `, ${memberLabel(t, people, userId)}`}
        </div>
      )),
    },
    {
      term: t('parts.title'),
      detail: parts.map(({ key, name, quantity, unit }) => (
        <div key={key}>
          {quantityText(t, quantity, unit)} {name}
        </div>
      )),
    },
    {
      term: t('sign.signature'),
      detail: signed.map(({ photo }) => (
        <div key={photo.id}>
          {photo.signed?.name ?? t('sign.unnamed')}, <WhenText at={photo.takenAt} />
        </div>
      )),
    },
  ].filter(({ detail }) => !Array.isArray(detail) || detail.length > 0)

  return (
    <Card title={t('summary.title')}>
      <div className={styles.summary}>
        {order.resolution !== '' && <p className={styles.done}>{order.resolution}</p>}
        <Facts items={facts} />
        <PhotoAlbum items={photos} editable={false}>
          {(onShow) => <PhotoGrid items={photos} load={data.photoBytes} onShow={onShow} />}
        </PhotoAlbum>
      </div>
    </Card>
  )
}
