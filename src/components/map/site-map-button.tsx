import { Map } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Site } from '#domain/entities/site.ts'
import { useT } from '#messages/index.ts'
import { Button, type ButtonStyle } from '#ui/form/button.tsx'
import { lazySheet } from '../sheet/lazy-sheet.tsx'
import { hasMap } from './offline-map.ts'
import type { SiteMapSheetProps } from './site-map-sheet.tsx'

const SiteMapSheet = lazySheet(async () => (await import('./site-map-sheet.tsx')).SiteMapSheet)

export interface SiteMapButtonProps
  extends Pick<ButtonStyle, 'size'>, Pick<SiteMapSheetProps, 'onCorrect'> {
  site: Pick<Site, 'name' | 'address' | 'geo'>
}

/** Opens the map of a site if the map covers it. */
export function SiteMapButton({ site, size, onCorrect }: SiteMapButtonProps) {
  const t = useT()
  const [isOpen, setIsOpen] = useState(false)
  if (!site.geo || !hasMap(site.geo)) return null
  return (
    <>
      <Button size={size} icon={<Map aria-hidden="true" />} onPress={() => setIsOpen(true)}>
        {t('map.open')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SiteMapSheet
            site={site}
            place={site.geo}
            onCorrect={onCorrect}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
