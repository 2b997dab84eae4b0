import { atom, getDefaultStore } from 'jotai'

/** Only Chromium has this event; no type library declares it. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>
}

const offer = atom<InstallPromptEvent | null>(null)

/** True while the browser lets the user install the app. */
export const canInstall = atom((get) => get(offer) !== null)

/** Holds back the browser's own prompt, so that the app can offer it after the first completed order. */
export function captureInstallPrompt(): void {
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
