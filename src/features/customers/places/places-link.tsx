import { MapPinOff } from 'lucide-react'
import { sitesWithoutPlace } from '#data/index.ts'
import { useActor, useLive } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { useT } from '#messages/index.ts'
import { Link } from '#ui/link.tsx'
import styles from './places-link.module.css'

/** How many sites are not on the map, for those who can put them there. */
export function PlacesLink() {
  const t = useT()
  const actor = useActor()
  const items = useLive(sitesWithoutPlace())
  if (!items || items.length === 0 || actor === null || !can(actor, 'site/edit')) return null
  return (
    <p className={styles.line}>
      <MapPinOff aria-hidden="true" />
      <Link href="/customers?place=missing" alone>
        {t('places.count', { count: items.length })}
      </Link>
    </p>
  )
}
