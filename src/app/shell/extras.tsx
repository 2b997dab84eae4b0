import { useAtomValue } from 'jotai'
import { Suspense, useEffect, useLayoutEffect } from 'react'
import { CommandKeys } from '../commands/command-keys.tsx'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { useActor } from '#data/react.ts'
import { can, isAdminLevel } from '#domain/access/can.ts'
import { withMessages } from '#messages/index.ts'
import { lazyPart } from '#components/lazy-part.ts'
import { AppBadge } from '../banners/app-badge.tsx'
import { keepScreen } from '../boot/keep-screen.ts'
import { deviceSettings } from '../settings/device-settings.ts'
import { takeEarlyLetters } from '../search/early-letters.ts'
import { FollowPictures } from './follow-pictures.tsx'
import { StepOfferWatch } from './step-offer-watch.tsx'
import { BackClosesSheet } from '../routing/back-closes-sheet.tsx'
import { LaterVisitSheetHost } from '../sheets/later-visit-sheet-host.tsx'
import { LeaveSheetHost } from '../sheets/leave-sheet-host.tsx'
import { VisitSheetHost } from '../sheets/visit-sheet-host.tsx'
import { useFocusReturn } from '../sheets/use-focus-return.ts'
import { useSheet } from '../sheets/use-sheet.ts'

const BackgroundAlerts = lazyPart(
  async () => (await import('../banners/background-alerts.tsx')).BackgroundAlerts,
)
const PlanOrders = lazyPart(
  async () => (await import('#features/plans/generate/plan-orders.tsx')).PlanOrders,
)
const KeepDocuments = lazyPart(
  async () => (await import('#features/documents/keep-documents.tsx')).KeepDocuments,
)
const ShortcutsSheet = lazySheet(
  async () => (await import('../sheets/shortcuts-sheet.tsx')).ShortcutsSheet,
)
const SearchSheet = lazySheet(async () => (await import('../search/search-sheet.tsx')).SearchSheet)
const SignInSheet = lazySheet(async () => (await import('../sheets/sign-in-sheet.tsx')).SignInSheet)
const WelcomeSheet = lazySheet(
  async () => (await import('../sheets/welcome-sheet.tsx')).WelcomeSheet,
  'app',
)
const loadSyncCentre = () =>
  withMessages(async () => (await import('#features/sync/sync-centre.tsx')).SyncCentre, 'app')
const SyncCentre = lazySheet(loadSyncCentre)

/** What the first paint does not need: keyboard shortcuts, the screen kept for the next start, the sheet in the URL. */
export function Extras() {
  const { open, close } = useSheet()
  const actor = useActor()
  const { notify } = useAtomValue(deviceSettings)
  useFocusReturn(open !== null)
  useEffect(keepScreen, [])
  useLayoutEffect(() => {
    // Closed, or never opened because its code could not be loaded. At once: an effect that runs later would take the
    // letters of a palette that was asked for meanwhile.
    if (open !== 'find') takeEarlyLetters()
  }, [open])
  const works = actor !== null
  useEffect(() => {
    // Without a service worker nothing caches the app, so the page for exporting unsent work is loaded
    // before the network goes.
    if (works && !navigator.serviceWorker?.controller) loadSyncCentre().catch(() => undefined)
  }, [works])
  return (
    <>
      <BackClosesSheet />
      <CommandKeys />
      <AppBadge />
      <LeaveSheetHost />
      <LaterVisitSheetHost />
      <VisitSheetHost />
      {actor && <FollowPictures key={actor.uid} />}
      {actor && <StepOfferWatch uid={actor.uid} />}
      {actor && can(actor, 'plan/edit') && <PlanOrders key={actor.uid} />}
      {actor && !isAdminLevel(actor) && <KeepDocuments key={actor.uid} />}
      {notify && actor && <BackgroundAlerts uid={actor.uid} />}
      <Suspense fallback={null}>
        {open === 'sync' && <SyncCentre onClose={close} />}
        {open === 'sign-in' && <SignInSheet onClose={close} />}
        {open === 'keys' && <ShortcutsSheet onClose={close} />}
        {open === 'welcome' && <WelcomeSheet onClose={close} />}
        {open === 'find' && <SearchSheet onClose={close} />}
      </Suspense>
    </>
  )
}
