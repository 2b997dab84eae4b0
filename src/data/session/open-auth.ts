import {
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
} from 'firebase/auth'
import type { Auth } from 'firebase/auth'
import { firebaseApp } from './firebase-app.ts'
import { emulatorOrigin } from '../server/web-config.ts'
import type { WebConfig } from '../server/web-config.ts'

let opened: Auth | undefined

/** Firebase Auth of this page or worker, with the user stored as signed in on this device. */
export function openAuth(config: WebConfig): Auth {
  if (opened) return opened
  const auth = initializeAuth(firebaseApp(config), { persistence: indexedDBLocalPersistence })
  if (config.emulator) {
    connectAuthEmulator(auth, emulatorOrigin(config.emulator), { disableWarnings: true })
  }
  opened = auth
  return auth
}

/** Authenticates the rest of Firebase in this context as the stored user; resolves with their uid, null for no one. */
export async function storedAuthUser(config: WebConfig): Promise<string | null> {
  const auth = openAuth(config)
  await auth.authStateReady()
  return auth.currentUser?.uid ?? null
}

/**
 * Resolves when this context is no longer authenticated as this user: the session was revoked, or someone signed out,
 * or in as someone else, in any tab.
 */
export function authUserChanged(config: WebConfig, uid: string): Promise<void> {
  return new Promise((resolve) => {
    const stop = onAuthStateChanged(openAuth(config), (user) => {
      if (user?.uid === uid) return
      queueMicrotask(() => stop())
      resolve()
    })
  })
}
