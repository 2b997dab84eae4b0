import { Plus } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { useActor } from '#data/react.ts'
import { offerOf } from '#domain/access/can.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { useNewInUrl } from '#ui/use-new-in-url.ts'

const NewEstimateSheet = lazySheet(
  async () => (await import('./new-estimate-sheet.tsx')).NewEstimateSheet,
)

/** The button that begins an estimate, and its sheet; `customerId` is '' for none yet. */
export function useNewEstimate(customerId: string): { button: ReactNode; sheet: ReactNode } {
  const t = useT()
  const [isNew, setNew] = useNewInUrl()
  const offer = offerOf(useActor(), 'estimate/edit')
  const wide = useMediaQuery('(width >= 900px)')
  return {
    button: offer && (
      <Button
        isDisabled={offer === 'disabled'}
        variant="primary"
        icon={<Plus aria-hidden="true" />}
        onPress={() => setNew(true)}
      >
        {t(wide ? 'estimates.new' : 'estimates.newShort')}
      </Button>
    ),
    sheet: isNew && offer === 'open' && (
      <Suspense fallback={null}>
        <NewEstimateSheet customerId={customerId} onClose={() => setNew(false)} />
      </Suspense>
    ),
  }
}
