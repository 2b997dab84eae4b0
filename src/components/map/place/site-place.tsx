import { MapPinPen, MapPinPlus } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import type { Site } from '#domain/entities/site.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { hasMap } from '../offline-map.ts'
import { SiteMapButton } from '../site-map-button.tsx'

export interface SitePlaceProps {
  site: Pick<Site, 'name' | 'address' | 'geo'>
  /** The sheet that sets or corrects where the site is; null for those who may not. */
  renderSheet: ((onClose: () => void) => ReactNode) | null
}

/** Opens the map of a site; where there is none, the sheet that puts the site there. */
export function SitePlace({ site, renderSheet }: SitePlaceProps) {
  const t = useT()
  const [isSetting, setSetting] = useState(false)
  const open = renderSheet && (() => setSetting(true))
  const Icon = site.geo ? MapPinPen : MapPinPlus
  return (
    <>
      {site.geo && hasMap(site.geo) ? (
        <SiteMapButton site={site} onCorrect={open} />
      ) : (
        open && (
          <Button icon={<Icon aria-hidden="true" />} onPress={open}>
            {t(site.geo ? 'places.correct' : 'places.set')}
          </Button>
        )
      )}
      {isSetting && <Suspense fallback={null}>{renderSheet?.(() => setSetting(false))}</Suspense>}
    </>
  )
}
