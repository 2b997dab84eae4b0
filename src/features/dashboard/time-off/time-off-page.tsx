import { CalendarPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { AbsenceList } from '#components/absence/absence-list.tsx'
import { AbsenceRow } from '#components/absence/absence-row.tsx'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { absencesOf, unsentIds } from '#data/index.ts'
import { useActor, useLive, useMutate, useSyncStatus, useTimeZone } from '#data/react.ts'
import type { Actor } from '#domain/access/actor.ts'
import type { Absence } from '#domain/entities/absence.ts'
import {
  isUpcomingAbsence,
  isOpenAbsence,
  mayCancelAbsence,
} from '#domain/members/may-cancel-absence.ts'
import { useNow, useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'
import { Button } from '#ui/form/button.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { Page, Section } from '#ui/layout/page.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { useNewInUrl } from '#ui/use-new-in-url.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { useOwnFacts } from './use-own-facts.ts'

const AbsenceSheet = lazySheet(
  async () => (await import('#components/absence/absence-sheet.tsx')).AbsenceSheet,
)

/** One's own time off: requests, their answers, and a way to ask for more. */
export function TimeOffPage() {
  const actor = useActor()
  return actor && <OwnTimeOff actor={actor} />
}

function OwnTimeOff({ actor }: { actor: Actor }) {
  const t = useT()
  const mutate = useMutate()
  const timeZone = useTimeZone()
  const isOffline = useSyncStatus()?.state.kind === 'offline'
  const today = useToday(timeZone)
  const absences = useLive(absencesOf(actor.uid))
  const [isAsking, setAsking] = useNewInUrl()
  const factsOf = useOwnFacts(actor.uid)
  const upcoming = absences?.filter((one) => isUpcomingAbsence(one, today)).toReversed() ?? []
  const earlier = absences?.filter((one) => !isUpcomingAbsence(one, today)) ?? []

  return (
    <Page
      title={t('absence.title')}
      back={{ href: '/dashboard', label: t('dashboard.today') }}
      note={t('absence.about')}
      width="narrow"
      primary={
        <Button
          variant="primary"
          icon={<CalendarPlus aria-hidden="true" />}
          onPress={() => setAsking(true)}
        >
          {t('absence.request')}
        </Button>
      }
    >
      {!absences && <Skeleton label={t('absence.title')} count={4} />}
      {absences?.length === 0 && <EmptyState title={t('absence.none')} />}
      <Part title={t('absence.upcoming')} absences={upcoming} actor={actor} />
      <Part title={t('absence.earlier')} absences={earlier} actor={actor} />
      <Suspense fallback={null}>
        {isAsking && (
          <AbsenceSheet
            people={[{ id: actor.uid, name: '' }]}
            factsOf={factsOf}
            save={async (absence) => {
              const saved = await mutate('absence/request', absence)
              const said = isOffline ? 'absence.requestedLater' : 'absence.requestedToast'
              if (saved.ok) showToast(t(said), { kind: 'success' })
              return saved
            }}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </Page>
  )
}

interface PartProps {
  title: string
  absences: readonly Absence[]
  actor: Actor
}

function Part({ title, absences, actor }: PartProps) {
  const t = useT()
  const factsOf = useOwnFacts(actor.uid)
  const mutate = useMutate()
  const showProblem = useProblemToast()
  const unsent = useLive(unsentIds('absences'))
  const at = new Date(useNow()).toISOString()
  const [cancelling, setCancelling] = useState<Absence | null>(null)
  if (absences.length === 0) return null

  async function cancel({ id: absenceId }: Absence) {
    const saved = await mutate('absence/cancel', { absenceId })
    if (!saved.ok) showProblem(saved.problem)
  }

  return (
    <Section title={title}>
      <AbsenceList
        label={title}
        absences={absences}
        render={(absence) => (
          <AbsenceRow
            absence={absence}
            workDays={factsOf(absence).workDays}
            isUnsent={unsent?.has(absence.id) ?? false}
            actions={
              isOpenAbsence(absence) && mayCancelAbsence(absence, { actor, at }) ? (
                <Button onPress={() => setCancelling(absence)}>{t('absence.cancel')}</Button>
              ) : undefined
            }
          />
        )}
      />
      {cancelling && (
        <ConfirmDialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && setCancelling(null)}
          title={t('absence.cancelTitle')}
          confirmLabel={t('absence.cancel')}
          cancelLabel={t('absence.keep')}
          danger
          onConfirm={() => cancel(cancelling)}
        >
          <AbsenceRow absence={cancelling} workDays={factsOf(cancelling).workDays} />
        </ConfirmDialog>
      )}
    </Section>
  )
}
