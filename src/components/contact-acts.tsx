import { Mail, MessageSquareText, Phone } from 'lucide-react'
import type { Site } from '#domain/entities/site.ts'
import { useT } from '#messages/index.ts'
import { ButtonLink, type ButtonLinkProps } from '#ui/link.tsx'
import styles from './contact-acts.module.css'
import { dialable } from './contact-links.ts'
import { DirectionsLink } from './directions-link.tsx'

export interface ContactActsProps {
  site?: Pick<Site, 'address' | 'geo'> | null | undefined
  phone?: string | undefined
  /** Whether a text message is offered beside the call. */
  texting?: boolean | undefined
  email?: string | undefined
  /** One more, of the page's own. */
  more?: Pick<ButtonLinkProps, 'href' | 'icon' | 'children'> | undefined
}

/** Getting there and getting hold of somebody: as many taps as are known of, side by side. */
export function ContactActs({
  site,
  phone = '',
  texting = false,
  email = '',
  more,
}: ContactActsProps) {
  const t = useT()
  const number = dialable(phone)
  return (
    <div className={styles.acts}>
      {site && <DirectionsLink site={site} className={styles.act} />}
      {number !== '' && (
        <ButtonLink
          className={styles.act}
          href={`tel:${number}`}
          icon={<Phone aria-hidden="true" />}
        >
          {t('orders.call')}
        </ButtonLink>
      )}
      {number !== '' && texting && (
        <ButtonLink
          className={styles.act}
          href={`sms:${number}`}
          icon={<MessageSquareText aria-hidden="true" />}
        >
          {t('orders.textMessage')}
        </ButtonLink>
      )}
      {email !== '' && (
        <ButtonLink
          className={styles.act}
          href={`mailto:${encodeURIComponent(email)}`}
          icon={<Mail aria-hidden="true" />}
        >
          {t('customers.email')}
        </ButtonLink>
      )}
      {more && <ButtonLink className={styles.act} {...more} />}
    </div>
  )
}
