import { ExternalLink, Navigation } from 'lucide-react'
import type { Site } from '#domain/entities/site.ts'
import { useT } from '#messages/index.ts'
import { ButtonLink, type ButtonLinkProps } from '#ui/link.tsx'
import { directionsLink } from './map-links.ts'

export interface DirectionsLinkProps extends Pick<ButtonLinkProps, 'className' | 'size'> {
  site: Pick<Site, 'address' | 'geo'>
}

/**
 * Directions to a site in the device's maps app, else on a website that it names; nothing if the location
 * is unknown.
 */
export function DirectionsLink({ site, ...look }: DirectionsLinkProps) {
  const t = useT()
  const link = directionsLink(site)
  if (link === null) return null
  if (link.host === null) {
    return (
      <ButtonLink {...look} href={link.href} icon={<Navigation aria-hidden="true" />}>
        {t('orders.directions')}
      </ButtonLink>
    )
  }
  return (
    <ButtonLink
      {...look}
      href={link.href}
      target="_blank"
      rel="noreferrer"
      icon={<ExternalLink aria-hidden="true" />}
    >
      {t('orders.directionsOn', { host: link.host })}
    </ButtonLink>
  )
}
