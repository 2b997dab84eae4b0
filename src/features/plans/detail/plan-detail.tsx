import { Suspense, useState } from 'react'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { UnsentBadge } from '#components/sync/unsent-badge.tsx'
import { ChangesLink } from '#components/text/changes-link.tsx'
import type { PlanView } from '#data/index.ts'
import { useActor } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'
import { Banner } from '#ui/layout/banner.tsx'
import { Button } from '#ui/form/button.tsx'
import { Page } from '#ui/layout/page.tsx'
import { planState } from '../list/find-plans.ts'
import { PlanStateBadge } from '../plan-state-badge.tsx'
import { DoneOrders } from './done-orders.tsx'
import { PlanFacts } from './plan-facts.tsx'
import { PlanMenu } from './plan-menu.tsx'
import { UpcomingDates } from './upcoming-dates.tsx'
import { upcomingOf } from './upcoming-of.ts'

const EditPlanSheet = lazySheet(
  async () => (await import('../form/edit-plan-sheet.tsx')).EditPlanSheet,
)
const DateSheet = lazySheet(async () => (await import('../form/date-sheet.tsx')).DateSheet)

/** What is being edited: the plan, from one of its dates on, or one date alone. */
type Editing =
  | { readonly what: 'plan'; readonly on: string | null; readonly isFollowing: boolean }
  | { readonly what: 'date'; readonly on: string }

/** A plan with its coming visits and those that were done. */
export function PlanDetail({ view }: { view: PlanView }) {
  const t = useT()
  const actor = useActor()
  const [editing, setEditing] = useState<Editing | null>(null)
  const { plan } = view
  const today = useToday(plan.timeZone)
  const state = planState(plan)
  const mayEdit = actor !== null && can(actor, 'plan/edit')
  const upcoming = upcomingOf(view, today)
  const close = () => setEditing(null)
  // Only a fixed plan knows more than its next date, so only it can change from a date on.
  const splitOn =
    plan.mode === 'fixed' ? (upcoming.find(({ mayChange }) => mayChange)?.on ?? null) : null

  return (
    <Page
      title={plan.title}
      back={{ href: '/plans', label: t('plans.back') }}
      note={
        <>
          <PlanStateBadge state={state} />
          {view.isUnsent && <UnsentBadge />}
        </>
      }
      actions={
        mayEdit && (
          <>
            {state !== 'archived' && (
              <Button onPress={() => setEditing({ what: 'plan', on: splitOn, isFollowing: false })}>
                {t('plans.editShort')}
              </Button>
            )}
            <PlanMenu plan={plan} />
          </>
        )
      }
    >
      {state !== 'active' && <Banner tone="info">{t(`plans.note.${state}`)}</Banner>}
      <PlanFacts view={view} />
      {state === 'active' && (
        <UpcomingDates
          view={view}
          dates={upcoming}
          onEditDate={mayEdit ? (on) => setEditing({ what: 'date', on }) : undefined}
          onEditFrom={
            mayEdit ? (on) => setEditing({ what: 'plan', on, isFollowing: true }) : undefined
          }
        />
      )}
      <DoneOrders orders={view.orders} />
      <ChangesLink of={`plans/${plan.id}`} actor={actor} />
      <Suspense fallback={null}>
        {editing?.what === 'plan' && <EditPlanSheet view={view} {...editing} onClose={close} />}
        {editing?.what === 'date' && <DateSheet view={view} on={editing.on} onClose={close} />}
      </Suspense>
    </Page>
  )
}
