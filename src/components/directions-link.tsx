import { Navigation } from 'lucide-react'
import type { Site } from '#domain/entities/site.ts'
import { useT } from '#messages/index.ts'
import { ButtonLink, type ButtonLinkProps } from '#ui/link.tsx'
import { directionsHref } from './contact-links.ts'

export interface DirectionsLinkProps extends Pick<ButtonLinkProps, 'className' | 'size'> {
  site: Pick<Site, 'address' | 'geo'>
}

/** The way to a site in the phone's own maps; nothing where its place is not known. */
export function DirectionsLink({ site, ...look }: DirectionsLinkProps) {
  const t = useT()
  const way = directionsHref(site)
  if (way === null) return null
  return (
    <ButtonLink
      {...look}
      href={way}
      target="_blank"
      rel="noreferrer"
      icon={<Navigation aria-hidden="true" />}
    >
      {t('orders.navigate')}
    </ButtonLink>
  )
}
