import { ProblemNote } from '#components/text/problem-note.tsx'
import { SizeText } from '#components/text/size-text.tsx'
import { WhenText } from '#components/text/when-text.tsx'
import { unsentPhotos, type PhotoItem } from '#data/index.ts'
import { useData, useLive } from '#data/react.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Section } from '#ui/layout/page.tsx'
import styles from './sync-centre.module.css'
import itemStyles from './sync-item.module.css'

/** Photos that are being uploaded in their own lane, with their progress. */
export function UnsentPhotos() {
  const t = useT()
  const items = useLive(unsentPhotos())
  if (!items || items.length === 0) return null
  return (
    <Section title={t('sync.photos')}>
      <p className={styles.note}>{t('sync.photosNote')}</p>
      <ol className={styles.items}>
        {items.map((item) => (
          <UnsentPhoto key={item.photo.id} item={item} />
        ))}
      </ol>
    </Section>
  )
}

function UnsentPhoto({ item }: { item: PhotoItem }) {
  const t = useT()
  const data = useData()
  const format = useFormat()
  const { photo, sentBytes, problem } = item
  const share = shareOf(sentBytes, photo.size)
  const word = t(`sync.${photo.kind}`)
  return (
    <li className={itemStyles.item} data-action-needed={item.state === 'actionNeeded' || undefined}>
      <p className={itemStyles.sentence}>
        {photo.caption === '' ? word : t('sync.photoOf', { word, caption: photo.caption })}
      </p>
      <p className={itemStyles.facts}>
        <WhenText at={photo.takenAt} />
        <SizeText bytes={photo.size} />
        <span>
          {share === 0
            ? t('photo.state.waiting')
            : t('sync.photoUploaded', { share: format.percent(share) })}
        </span>
      </p>
      {problem && <ProblemNote problem={problem} />}
      {item.state === 'actionNeeded' && (
        <div className={itemStyles.actions}>
          <Button onPress={() => void data.retryPhoto(photo.id)}>{t('sync.retry')}</Button>
        </div>
      )}
    </li>
  )
}

/** In whole percent. */
function shareOf(sent: number, size: number): number {
  return size === 0 ? 0 : Math.floor((100 * sent) / size) / 100
}
