import { WhenText } from '#components/text/when-text.tsx'
import { sharesOf } from '#data/index.ts'
import { useActor, useLive } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { useT } from '#messages/index.ts'
import { Card } from '#ui/layout/card.tsx'
import { ListRow } from '#ui/list/list-row.tsx'
import styles from '../document/document-links.module.css'

/** What was mailed to the customer of an invoice, the latest first; nothing where nothing was. */
export function MailsCard({ invoiceId }: { invoiceId: string }) {
  const t = useT()
  const actor = useActor()
  const shares = useLive(sharesOf(invoiceId)) ?? []
  const mailed = shares.filter(({ share }) => share.mailTo !== '')
  if (actor === null || !can(actor, 'share/view') || mailed.length === 0) return null
  return (
    <Card title={t('sendInvoices.mails')} flush>
      <ul className={styles.rows}>
        {mailed.map(({ share, createdBy }) => (
          <li key={share.id}>
            <ListRow
              title={
                share.reminder > 0
                  ? t('reminders.stage', { count: share.reminder })
                  : t('sendInvoices.mailed')
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
