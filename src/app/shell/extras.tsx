import { lazy, Suspense } from 'react'
import { CommandKeys } from '../commands/command-keys.tsx'
import { usePanel } from '../panels/use-panel.ts'

const MorePanel = lazy(async () => ({
  default: (await import('../panels/more-panel.tsx')).MorePanel,
}))
const KeysPanel = lazy(async () => ({
  default: (await import('../panels/keys-panel.tsx')).KeysPanel,
}))
const FindPanel = lazy(async () => ({
  default: (await import('../panels/find-panel.tsx')).FindPanel,
}))
const SyncCentre = lazy(async () => ({
  default: (await import('#features/sync/sync-centre.tsx')).SyncCentre,
}))

/** What the first paint does not need: the keys, and the sheet that the address asks for. */
export function Extras() {
  const { open, close } = usePanel()
  return (
    <>
      <CommandKeys />
      <Suspense fallback={null}>
        {open === 'sync' && <SyncCentre isOpen onClose={close} />}
        {open === 'more' && <MorePanel onClose={close} />}
        {open === 'keys' && <KeysPanel onClose={close} />}
        {open === 'find' && <FindPanel onClose={close} />}
      </Suspense>
    </>
  )
}
