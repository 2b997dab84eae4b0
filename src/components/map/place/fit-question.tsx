import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Banner } from '#ui/layout/banner.tsx'
import type { Place } from './use-place.ts'

/** Asks whether a pin is right for the address as it is now; saving waits for the answer. */
export function FitQuestion({ place }: { place: Place }) {
  const t = useT()
  return (
    <div aria-live="polite" data-asks>
      <Banner
        tone="attention"
        title={t('place.asksFit')}
        action={
          <>
            <Button size="small" onPress={place.keep}>
              {t('place.keep')}
            </Button>
            <Button size="small" onPress={() => place.move(null)}>
              {t('place.remove')}
            </Button>
          </>
        }
      />
    </div>
  )
}
