import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { createData, eraseIfAsked } from '#data/index.ts'
import { nextTask } from '#lib/next-task.ts'
import { guessLocale, setClockOffset, setLocale } from '#messages/index.ts'
import { holdInstallOffer } from '../pwa/install.ts'
import { registerWorker } from '../pwa/register-worker.ts'
import { whenToInstall } from '../pwa/when-to-install.ts'
import { handOff } from './hand-off.ts'
import { createPageHistory } from '../routing/page-history.ts'
import { type AppRouter, createRouter } from '../routes.tsx'
import { currentSettings } from '../settings/device-settings.ts'
import { App } from './app.tsx'
import { firstLook } from './first-look.ts'
import { handleStartUpError } from './start-up-error.ts'

/**
 * First what is on this device: the cached session, the language, the first screen. Only after it has
 * been painted the network: Auth, Firestore and the service worker.
 */
export async function start(root: HTMLElement): Promise<void> {
  holdInstallOffer()
  // A page that one comes back to is shown as it was left once its rows are there.
  history.scrollRestoration = 'manual'
  const wasErased = await eraseIfAsked()
  const data = createData({
    config: import.meta.env.VITE_FIREBASE_CONFIG,
    leave: () => location.replace('/login'),
  })
  data.clock.subscribe(() => setClockOffset(data.clock.get()?.offsetMs ?? 0))
  const session = data.start().catch((error: unknown) => handleStartUpError(error))
  await nextTask()
  const messages = setLocale(currentSettings().locale ?? guessLocale(navigator.languages))
  // Created before the messages are there: it fetches the first page's code meanwhile.
  const router = createRouter()
  const pageHistory = createPageHistory(router)
  await messages
  const prerendered = document.getElementById('prerendered')
  if (prerendered) {
    // In one go: whoever is known from the start is not drawn as a stranger first.
    await session
    await initialized(router)
  }
  handOff(prerendered, root)
  // As a transition it leaves room for taps between its pieces.
  startTransition(() =>
    createRoot(root).render(
      <App data={data} router={router} history={pageHistory} wasErased={wasErased} />,
    ),
  )

  await session
  await firstLook()
  data.startSync().catch((error: unknown) => handleStartUpError(error))
  await firstLook()
  await whenToInstall(data)
  registerWorker().catch((error: unknown) => handleStartUpError(error))
}

/** Resolves when the code of the first page is there, or failed to come. */
async function initialized(router: AppRouter): Promise<void> {
  if (router.state.initialized) return
  await new Promise<void>((resolve) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return
      stop()
      resolve()
    })
  })
}
