import { writeItem } from '../local/database/device-db.ts'
import type { DeviceDb } from '../local/database/device-db.ts'
import type { AuthClient, Identity } from './auth-client.ts'
import { deviceItems } from '../server/device-items.ts'

/**
 * Stores the token that Firebase Auth got at a sign-in, in place of an earlier one: it proves that the sign-in is recent,
 * and without browser storage it cannot be found where Auth would have stored it.
 */
export function withStoredToken(auth: AuthClient, deviceDb: DeviceDb): AuthClient {
  async function keep(identity: Identity): Promise<Identity> {
    const token = await auth.token()
    if (token) await writeItem(deviceDb, deviceItems.token, token)
    return identity
  }
  return {
    ...auth,
    signIn: async (email, password) => keep(await auth.signIn(email, password)),
    async confirmPassword(password) {
      await auth.confirmPassword(password)
      const token = await auth.token()
      if (token) await writeItem(deviceDb, deviceItems.token, token)
    },
    register: async (name, email, password) => keep(await auth.register(name, email, password)),
  }
}
