import { MapPinPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import type { Site } from '#domain/entities/site.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'

const SetPlaceSheet = lazySheet(async () => (await import('./set-place-sheet.tsx')).SetPlaceSheet)

/** Puts the site of an order on the map, from where the work is. */
export function SetPlaceButton({ site }: { site: Site }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<MapPinPlus aria-hidden="true" />} onPress={() => setOpen(true)}>
        {t('places.set')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SetPlaceSheet site={site} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
