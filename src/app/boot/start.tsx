import { createRoot } from 'react-dom/client'
import { createData } from '#data/index.ts'
import { guessLocale, setLocale } from '#messages/index.ts'
import { holdInstallOffer } from '../pwa/install.ts'
import { registerWorker } from '../pwa/register-worker.ts'
import { createRouter } from '../routes.tsx'
import { currentSettings } from '../settings/device-settings.ts'
import { afterFirstPaint } from './after-first-paint.ts'
import { App } from './app.tsx'
import { handleStartUpError } from './start-up-error.ts'

/**
 * First what is on this device: the cached session, the language, the first screen. Only after it has
 * been painted the network: Auth, Firestore and the service worker.
 */
export async function start(root: HTMLElement): Promise<void> {
  holdInstallOffer()
  // Every navigation starts at the top, back and forward too.
  history.scrollRestoration = 'manual'
  const data = createData()
  const session = data.start().catch((error: unknown) => handleStartUpError(error))
  await setLocale(currentSettings().locale ?? guessLocale(navigator.languages))
  createRoot(root).render(<App data={data} router={createRouter()} />)

  await session
  afterFirstPaint(() => {
    data.startSync().catch((error: unknown) => handleStartUpError(error))
    registerWorker().catch((error: unknown) => handleStartUpError(error))
  })
}
