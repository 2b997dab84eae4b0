import type { ReactNode } from 'react'
import type { ShareItem } from '#domain/share/share-item.ts'
import { useT } from '#messages/index.ts'
import { Card } from '#ui/layout/card.tsx'
import { ListRow } from '#ui/list/list-row.tsx'
import { WhenText } from '../text/when-text.tsx'
import styles from './mails-card.module.css'

export interface MailsCardProps {
  /** The links to one document, the newest first. */
  shares: readonly ShareItem[]
  /** What was mailed where it was no reminder. */
  document: string
  actions?: ReactNode
}

/** What was mailed to the customer about a document: when, to which address and by which member; nothing where nothing was. */
export function MailsCard({ shares, document, actions }: MailsCardProps) {
  const t = useT()
  const mailed = shares.filter(({ share }) => share.mailTo !== '')
  if (mailed.length === 0) return null
  return (
    <Card title={t('sendInvoices.mails')} actions={actions} flush>
      <ul className={styles.rows}>
        {mailed.map(({ share, createdBy }) => (
          <li key={share.id}>
            <ListRow
              title={
                share.reminder > 0 ? t('reminders.stage', { count: share.reminder }) : document
              }
              titleEnd={<WhenText at={share.createdAt} />}
              note={share.mailTo}
              noteEnd={createdBy}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
