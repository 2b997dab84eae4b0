import { MessageSquare } from 'lucide-react'
import { ContactActions } from '#components/contact/contact-actions.tsx'
import type { ReactNode } from 'react'
import { EmailText } from '#components/contact/email-text.tsx'
import type { User } from '#domain/entities/user.ts'
import { directThreadId } from '#domain/message/thread.ts'
import { useT } from '#messages/index.ts'
import { Card } from '#ui/layout/card.tsx'
import { Facts } from '#ui/list/facts.tsx'
import styles from './person-page.module.css'

/** How to reach a person. `readerId` is who looks at them. */
export function ProfileCard({
  person,
  readerId,
  photo,
}: {
  person: User
  readerId: string
  /** Shown above. */
  photo?: ReactNode
}) {
  const t = useT()
  const { id, phone, email, trade, status } = person
  const none = <span className={styles.none}>{t('technicians.notEntered')}</span>
  return (
    <Card title={t('technicians.contact')}>
      {photo}
      <Facts
        items={[
          {
            term: t('technicians.phone'),
            detail: phone === '' ? none : <span className="tabular">{phone}</span>,
          },
          { term: t('technicians.email'), detail: <EmailText email={email} /> },
          { term: t('technicians.trade'), detail: trade === '' ? none : trade },
        ]}
      />
      {id !== readerId && (
        <div className={styles.actions}>
          <ContactActions
            phone={phone}
            texting
            email={email}
            more={
              status === 'active'
                ? {
                    href: `/chat?thread=${directThreadId(readerId, id)}`,
                    icon: <MessageSquare aria-hidden="true" />,
                    children: t('technicians.message'),
                  }
                : undefined
            }
          />
        </div>
      )}
    </Card>
  )
}
