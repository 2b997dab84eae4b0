import { useAtomValue } from 'jotai'
import { Suspense, useEffect } from 'react'
import { CommandKeys } from '../commands/command-keys.tsx'
import { lazySheet } from '#components/lazy-sheet.tsx'
import { useActor } from '#data/react.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { AppBadge } from '../notices/app-badge.tsx'
import { deviceSettings } from '../settings/device-settings.ts'
import { useFocusReturn } from '../panels/use-focus-return.ts'
import { usePanel } from '../panels/use-panel.ts'

const WorkWatch = lazyPart(async () => (await import('../notices/work-watch.tsx')).WorkWatch)
const MorePanel = lazySheet(async () => (await import('../panels/more-panel.tsx')).MorePanel)
const KeysPanel = lazySheet(async () => (await import('../panels/keys-panel.tsx')).KeysPanel)
const FindPanel = lazySheet(async () => (await import('../panels/find-panel.tsx')).FindPanel)
const SignInPanel = lazySheet(async () => (await import('../panels/sign-in-panel.tsx')).SignInPanel)
const loadSyncCentre = async () => (await import('#features/sync/sync-centre.tsx')).SyncCentre
const SyncCentre = lazySheet(loadSyncCentre)

/** What the first paint does not need: the keys, and the sheet that the address asks for. */
export function Extras() {
  const { open, close } = usePanel()
  const actor = useActor()
  const { notify } = useAtomValue(deviceSettings)
  useFocusReturn(open !== null)
  const works = actor !== null
  useEffect(() => {
    // Where no worker keeps the app's files, what says how to get unsent work out must be here before the network goes.
    if (works && !navigator.serviceWorker?.controller) loadSyncCentre().catch(() => undefined)
  }, [works])
  return (
    <>
      <CommandKeys />
      <AppBadge />
      {notify && actor && <WorkWatch uid={actor.uid} />}
      <Suspense fallback={null}>
        {open === 'sync' && <SyncCentre onClose={close} />}
        {open === 'sign-in' && <SignInPanel onClose={close} />}
        {open === 'more' && <MorePanel onClose={close} />}
        {open === 'keys' && <KeysPanel onClose={close} />}
        {open === 'find' && <FindPanel onClose={close} />}
      </Suspense>
    </>
  )
}
