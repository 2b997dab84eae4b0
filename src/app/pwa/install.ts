import { atom, getDefaultStore } from 'jotai'

/** What Chromium hands over; no other browser has it, and no type library declares it. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>
}

const offer = atom<InstallPromptEvent | null>(null)

/** True while the browser would let the person install the app. */
export const canInstall = atom((get) => get(offer) !== null)

/** Keeps the browser's offer for the right moment: after the first finished job, not at the door. */
export function holdInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    if (isInstallPrompt(event)) getDefaultStore().set(offer, event)
  })
  addEventListener('appinstalled', () => getDefaultStore().set(offer, null))
}

export async function install(): Promise<void> {
  const store = getDefaultStore()
  const event = store.get(offer)
  if (!event) return
  store.set(offer, null)
  await event.prompt()
}

function isInstallPrompt(event: Event): event is InstallPromptEvent {
  return 'prompt' in event && typeof event.prompt === 'function'
}
