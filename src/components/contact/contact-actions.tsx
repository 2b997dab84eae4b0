import { Mail, MessageSquareText, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Site } from '#domain/entities/site.ts'
import { useT } from '#messages/index.ts'
import { ButtonLink, type ButtonLinkProps } from '#ui/link.tsx'
import styles from './contact-actions.module.css'
import { callLink, dialable } from './contact-links.ts'
import { DirectionsLink } from './directions-link.tsx'

export interface ContactActionsProps {
  site?: Pick<Site, 'address' | 'geo'> | null | undefined
  phone?: string | undefined
  /** Whether to offer a text message as well as a call. */
  texting?: boolean | undefined
  email?: string | undefined
  /** A button next to the directions: the site on a map. */
  map?: ReactNode
  /** One more action, supplied by the page. */
  more?: Pick<ButtonLinkProps, 'href' | 'icon' | 'children'> | undefined
}

/** Directions, call and text buttons for whatever contact details are known. */
export function ContactActions({
  site,
  phone = '',
  texting = false,
  email = '',
  map,
  more,
}: ContactActionsProps) {
  const t = useT()
  const number = dialable(phone)
  const call = callLink(phone)
  return (
    <div className={styles.holder}>
      <div className={styles.actions}>
        {site && <DirectionsLink site={site} />}
        {map}
        {call !== null && (
          <ButtonLink href={call} icon={<Phone aria-hidden="true" />}>
            {t('orders.call')}
          </ButtonLink>
        )}
        {number !== '' && texting && (
          <ButtonLink href={`sms:${number}`} icon={<MessageSquareText aria-hidden="true" />}>
            {t('orders.textMessage')}
          </ButtonLink>
        )}
        {email !== '' && (
          <ButtonLink
            href={`mailto:${encodeURIComponent(email)}`}
            icon={<Mail aria-hidden="true" />}
          >
            {t('orders.email')}
          </ButtonLink>
        )}
        {more && <ButtonLink {...more} />}
      </div>
    </div>
  )
}
