import { Navigation } from 'lucide-react'
import type { Site } from '#domain/entities/site.ts'
import { useT } from '#messages/index.ts'
import { ButtonLink, type ButtonLinkProps } from '#ui/link.tsx'
import { directionsLink } from './map-links.ts'

export interface DirectionsLinkProps {
  size?: ButtonLinkProps['size']
  site: Pick<Site, 'address' | 'geo'>
}

/** A button to directions to a site, in the device's maps app or on a website; nothing if the location is unknown. */
export function DirectionsLink({ site, size }: DirectionsLinkProps) {
  const t = useT()
  const link = directionsLink(site)
  if (link === null) return null
  return (
    <ButtonLink
      size={size}
      href={link.href}
      icon={<Navigation aria-hidden="true" />}
      {...(link.host !== null && { target: '_blank', rel: 'noreferrer' })}
    >
      {t('orders.directions')}
    </ButtonLink>
  )
}
