import { useFormat, useNow, useT } from '#messages/index.ts'
import { TextField } from '#ui/form/text-field.tsx'
import type { SharedItem } from './shared-item.ts'
import styles from './share-sheet.module.css'

export interface LinkFactsProps {
  url: string
  item: SharedItem
}

/** A link that works, until when, who made it, and whether it has been sent. */
export function LinkFacts({ url, item: { share, createdBy, isUnsent } }: LinkFactsProps) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  return (
    <>
      <TextField
        label={t('customerLink.title')}
        hideLabel
        value={url}
        readOnly
        onFocus={(event) => event.target.select()}
      />
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
