import { createRoot } from 'react-dom/client'
import { createData } from '#data/index.ts'
import { guessLocale, setClockOffset, setLocale } from '#messages/index.ts'
import { holdInstallOffer } from '../pwa/install.ts'
import { registerWorker } from '../pwa/register-worker.ts'
import { createRouter } from '../routes.tsx'
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
  // Every navigation starts at the top, back and forward too.
  history.scrollRestoration = 'manual'
  const data = createData({ config: import.meta.env.VITE_FIREBASE_CONFIG })
  data.clock.subscribe(() => setClockOffset(data.clock.get()?.offsetMs ?? 0))
  const session = data.start().catch((error: unknown) => handleStartUpError(error))
  // Made before the words are there: it fetches the first page's code meanwhile.
  const router = createRouter()
  await setLocale(currentSettings().locale ?? guessLocale(navigator.languages))
  createRoot(root).render(<App data={data} router={router} />)

  await session
  await firstLook()
  data.startSync().catch((error: unknown) => handleStartUpError(error))
  registerWorker().catch((error: unknown) => handleStartUpError(error))
}
