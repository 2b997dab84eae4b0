import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { createData, type Data, eraseIfRequested } from '#data/index.ts'
import { nextTask } from '#lib/next-task.ts'
import { guessLocale, setClockOffset, setLocale } from '#messages/index.ts'
import { captureInstallPrompt } from '../pwa/install.ts'
import { whenToInstall } from '../pwa/when-to-install.ts'
import { handOff } from './hand-off.ts'
import { createPageHistory } from '../routing/page-history.ts'
import { type AppRouter, createRouter } from '../routes.tsx'
import { currentSettings } from '../settings/device-settings.ts'
import { App } from './app.tsx'
import { firstContentPaint } from './first-content-paint.ts'
import { handleStartUpError } from './start-up-error.ts'

/**
 * Starts with what is on this device: the cached session, the language, the first page. Auth, Firestore and the service
 * worker follow after that page is painted, because they need the network.
 */
export async function start(root: HTMLElement): Promise<void> {
  captureInstallPrompt()
  // `useScrollAndFocus` restores the scroll position itself, after the rows have been read.
  history.scrollRestoration = 'manual'
  const wasErased = await eraseIfRequested()
  const data = createData({
    config: import.meta.env.VITE_FIREBASE_CONFIG,
    reloadAtSignIn: () => location.replace('/login'),
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
    // Replaces the prerendered page at once by the right one: a signed-in user must not see the guest's page.
    await Promise.race([session, whenSilent(data)])
    await initialized(router)
  }
  handOff(prerendered, root)
  // A transition renders in slices, so taps are handled in between.
  startTransition(() =>
    createRoot(root).render(
      <App data={data} router={router} history={pageHistory} wasErased={wasErased} />,
    ),
  )

  await session
  await firstContentPaint()
  data.startSync().catch((error: unknown) => handleStartUpError(error))
  await firstContentPaint()
  installWorker(data).catch((error: unknown) => handleStartUpError(error))
}

/** Resolves when the code of the first page has loaded or failed to load. */
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

/** Resolves when the browser's storage has not answered in time: a page says so then. */
async function whenSilent({ storage }: Data): Promise<void> {
  await new Promise<void>((resolve) => {
    const stop = storage.subscribe(() => {
      if (storage.get() !== 'silent') return
      stop()
      resolve()
    })
  })
}

/** The code is fetched beforehand, because a user who leaves the page gives no time for that. */
async function installWorker(data: Data): Promise<void> {
  const [{ registerWorker }] = await Promise.all([
    import('../pwa/register-worker.ts'),
    whenToInstall(data),
  ])
  await registerWorker()
}
