import { getApps, initializeApp } from 'firebase/app'
import type { FirebaseApp } from 'firebase/app'
import type { WebConfig } from '../server/web-config.ts'

/** The page's one Firebase app. */
export function firebaseApp({ emulator: _address, ...config }: WebConfig): FirebaseApp {
  const [known] = getApps()
  if (known) return known
  const { apiKey, projectId, authDomain, appId } = config
  return initializeApp({
    apiKey,
    projectId,
    ...(authDomain !== undefined && { authDomain }),
    ...(appId !== undefined && { appId }),
  })
}
