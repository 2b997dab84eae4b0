import type { ShareItem } from '#domain/share/share-item.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { LinkField } from './link-parts.tsx'
import styles from './share-sheet.module.css'

export interface LinkFactsProps {
  url: string
  item: ShareItem
}

/** A link that works, until when, who made it, and whether it has been sent. */
export function LinkFacts({ url, item: { share, createdBy, isUnsent } }: LinkFactsProps) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  return (
    <>
      <LinkField url={url} label={t('customerLink.title')} />
      <p className={styles.note}>
        {[
          t('customerLink.until', { day: format.date(share.expiresAt, now) }),
          ...(createdBy === '' ? [] : [t('customerLink.by', { name: createdBy })]),
          ...(share.mailTo === '' ? [] : [t('customerLink.sent', { email: share.mailTo })]),
        ].join(' · ')}
      </p>
      {isUnsent && <p>{t('customerLink.unsent')}</p>}
    </>
  )
}
