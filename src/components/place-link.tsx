import type { ReactNode } from 'react'
import { emptyAddress } from '#domain/entities/fields.ts'
import { Link } from '#ui/link.tsx'
import { directionsHref } from './contact-links.ts'

export interface PlaceLinkProps {
  place: { readonly latitude: number; readonly longitude: number }
  children: ReactNode
}

/** A place in the phone's own maps. */
export function PlaceLink({ place: { latitude, longitude }, children }: PlaceLinkProps) {
  const href = directionsHref({ address: emptyAddress, geo: { latitude, longitude } })
  if (href === null) return children
  return (
    <Link href={href} target="_blank" rel="noreferrer">
      {children}
    </Link>
  )
}
