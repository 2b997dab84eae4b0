import { ExternalLink, Navigation } from 'lucide-react'
import type { Site } from '#domain/entities/site.ts'
import { useT } from '#messages/index.ts'
import { ButtonLink, type ButtonLinkProps, Link } from '#ui/link.tsx'
import styles from './directions-link.module.css'
import { directionsLink } from './map-links.ts'

export interface DirectionsLinkProps {
  /** Of the button. */
  size?: ButtonLinkProps['size']
  site: Pick<Site, 'address' | 'geo'>
}

/**
 * Directions to a site: a button to the device's maps app, else a link to a website that it names; nothing if
 * the location is unknown.
 */
export function DirectionsLink({ site, size }: DirectionsLinkProps) {
  const t = useT()
  const link = directionsLink(site)
  if (link === null) return null
  if (link.host === null) {
    return (
      <ButtonLink size={size} href={link.href} icon={<Navigation aria-hidden="true" />}>
        {t('orders.directions')}
      </ButtonLink>
    )
  }
  return (
    <Link href={link.href} target="_blank" rel="noreferrer" className={styles.site}>
      <ExternalLink aria-hidden="true" />
      {t('orders.directionsOn', { host: link.host })}
    </Link>
  )
}
