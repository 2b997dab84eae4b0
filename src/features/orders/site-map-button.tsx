import { Map } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazySheet } from '#components/lazy-sheet.tsx'
import { hasMap } from '#components/map/kept-map.ts'
import type { Site } from '#domain/entities/site.ts'
import { loadMessages, useT } from '#messages/index.ts'
import { Button } from '#ui/button.tsx'

await loadMessages('work')

const SiteMapSheet = lazySheet(
  async () => (await import('#components/map/site-map-sheet.tsx')).SiteMapSheet,
)

/** Opens the map of a site, where there is one of its area. */
export function SiteMapButton({ site }: { site: Site }) {
  const t = useT()
  const [isOpen, setIsOpen] = useState(false)
  if (!site.geo || !hasMap(site.geo)) return null
  return (
    <>
      <Button icon={<Map aria-hidden="true" />} onPress={() => setIsOpen(true)}>
        {t('map.open')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SiteMapSheet site={site} place={site.geo} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
