import { Plus } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { useActor } from '#data/react.ts'
import { offerOf } from '#domain/access/can.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { useUrlQuery } from '#ui/url-query.ts'
import { useNewInUrl } from '#ui/use-new-in-url.ts'

const NewPlanSheet = lazySheet(
  async () => (await import('../form/new-plan-sheet.tsx')).NewPlanSheet,
)

/** What a new plan is about, in the URL. */
const subjectNames = ['customer', 'site', 'asset'] as const

/** The button that begins a plan, and its sheet; the URL holds what it is about. */
export function useNewPlan(): { button: ReactNode; sheet: ReactNode } {
  const t = useT()
  const navigate = useNavigate()
  const { values } = useUrlQuery()
  const [isBegun, setNew] = useNewInUrl(subjectNames)
  const offer = offerOf(useActor(), 'plan/edit')
  return {
    button: offer && (
      <Button
        isDisabled={offer === 'disabled'}
        variant="primary"
        icon={<Plus aria-hidden="true" />}
        onPress={() => setNew(true)}
      >
        {t('plans.newShort')}
      </Button>
    ),
    sheet: isBegun && offer === 'open' && (
      <Suspense fallback={null}>
        <NewPlanSheet
          subject={{
            customerId: values.get('customer') ?? '',
            siteId: values.get('site') ?? '',
            assetIds: values.getAll('asset'),
          }}
          onCreated={(planId) => void navigate(`/plans/${planId}`, { replace: true })}
          onClose={() => setNew(false)}
        />
      </Suspense>
    ),
  }
}
