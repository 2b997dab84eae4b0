import { memberLabel } from '#components/people/member-label.ts'
import { lengthText } from '#components/text/length-text.ts'
import { quantityText } from '#components/text/quantity-text.ts'
import { WhenText } from '#components/text/when-text.tsx'
import { followUpsOf, type OrderItem, type OrderView, photosOf, team } from '#data/index.ts'
import { useData, useLive } from '#data/react.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Card } from '#ui/layout/card.tsx'
import { type Fact, Facts } from '#ui/list/facts.tsx'
import { PhotoAlbum } from '../photos/photo-album.tsx'
import { PhotoGrid } from '../photos/photo-grid.tsx'
import { CompletionMark } from './completion-mark.tsx'
import { FollowUpList } from './follow-up-list.tsx'
import { useWorkTimes } from './use-work-times.ts'
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
  const format = useFormat()
  const data = useData()
  const people = useLive(team())
  const pictures = useLive(photosOf(`orders/${order.id}`)) ?? []
  const followUps = useLive(followUpsOf(order)) ?? []
  const { labour } = useWorkTimes(order)
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
          {unit === 'piece'
            ? t('needed.line', { quantity: format.number(quantity), item: name })
            : `${quantityText(t, quantity, unit)} ${name}`}
        </div>
      )),
    },
    {
      term: t('sign.signature'),
      detail: signed.map(({ photo }) => (
        <div key={photo.id}>
          {photo.signed?.name ?? t('sign.unnamed')} · <WhenText at={photo.takenAt} />
        </div>
      )),
    },
    ...(followUps.length > 0
      ? [{ term: t('summary.followUp'), detail: <FollowUpList orders={followUps} /> }]
      : []),
  ].filter(({ detail }) => !Array.isArray(detail) || detail.length > 0)

  return (
    <Card title={t('summary.title')}>
      <div className={styles.summary}>
        <CompletionMark orderId={order.id} />
        {order.resolution !== '' && <p className={styles.done}>{order.resolution}</p>}
        <Facts items={facts} />
        <PhotoAlbum items={photos} editable={false}>
          {(onShow) => <PhotoGrid items={photos} load={data.photoBytes} onShow={onShow} />}
        </PhotoAlbum>
      </div>
    </Card>
  )
}
