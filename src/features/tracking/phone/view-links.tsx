import { ListOrdered, MapPin, MapPinOff, Route } from 'lucide-react'
import { clsx } from 'clsx'
import { trackingAgreed } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { PressLink } from '#ui/form/press.tsx'
import styles from './phone-map.module.css'

export const mapViews = ['stops', 'route', 'sharing'] as const
export type MapView = (typeof mapViews)[number]

/** What the page shows: the stops, the person's own route, or what they share. */
export function ViewLinks({ view }: { view: MapView }) {
  const t = useT()
  const agreed = useLive(trackingAgreed()) === true
  const icons = {
    stops: <ListOrdered aria-hidden="true" />,
    route: <Route aria-hidden="true" />,
    sharing: agreed ? <MapPin aria-hidden="true" /> : <MapPinOff aria-hidden="true" />,
  }
  const sharing = t(agreed ? 'dayMap.sharingOn' : 'dayMap.sharingOff')
  return (
    <nav className={styles.views} aria-label={t('dayMap.views')}>
      {mapViews.map((one) => (
        <PressLink
          key={one}
          href={one === 'stops' ? '/tracking' : `/tracking?view=${one}`}
          aria-current={one === view ? 'page' : undefined}
          className={clsx(styles.view)}
        >
          {icons[one]}
          <span>{one === 'sharing' ? sharing : t(`dayMap.view.${one}`)}</span>
        </PressLink>
      ))}
    </nav>
  )
}
