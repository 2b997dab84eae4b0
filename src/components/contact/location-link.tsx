import { type ReactNode, Suspense, useState } from 'react'
import { useT } from '#messages/index.ts'
import { Link, LinkButton } from '#ui/link.tsx'
import { lazySheet } from '../sheet/lazy-sheet.tsx'
import { hasMap } from '../map/offline-map.ts'
import { locationLink } from './map-links.ts'

const SiteMapSheet = lazySheet(async () => (await import('../map/site-map-sheet.tsx')).SiteMapSheet)

export interface LocationLinkProps {
  place: { readonly latitude: number; readonly longitude: number }
  children: ReactNode
}

/**
 * A recorded position: on the app's own map where it has coverage, else in the device's maps app or on a
 * website that it names.
 */
export function LocationLink({ place: { latitude, longitude }, children }: LocationLinkProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const place = { latitude, longitude }
  if (hasMap(place)) {
    return (
      <>
        <LinkButton onPress={() => setOpen(true)}>{children}</LinkButton>
        {isOpen && (
          <Suspense fallback={null}>
            <SiteMapSheet site={null} place={place} onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </>
    )
  }
  const { href, host } = locationLink(place)
  if (host === null) return <Link href={href}>{children}</Link>
  return (
    <Link href={href} target="_blank" rel="noreferrer">
      {children} ({t('orders.directionsOn', { host })})
    </Link>
  )
}
