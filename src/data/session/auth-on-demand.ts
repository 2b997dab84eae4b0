import type { DeviceDb } from '../local/database/device-db.ts'
import type { Server } from '../server/open-server.ts'
import type { AuthClient } from './auth-client.ts'
import { withStoredToken } from './with-stored-token.ts'

/** The parts of Firebase Auth that a page needs: its code is loaded when someone signs in or out. */
export interface AuthOnDemand {
  load(): Promise<AuthClient>
  /** Whether it has a user stored on this device; read without its code. */
  isStored(): Promise<boolean>
  /** Removes that user if its code cannot be loaded. */
  forget(): Promise<void>
}

export interface AuthPorts {
  readonly deviceDb: DeviceDb
  readonly server: () => Promise<Server>
}

export function createAuthOnDemand({ deviceDb, server }: AuthPorts): AuthOnDemand {
  let auth: AuthClient | undefined

  return {
    async load() {
      const [{ createAuthClient }, { config }] = await Promise.all([
        import('./auth-client.ts'),
        server(),
      ])
      auth ??= withStoredToken(createAuthClient(config), deviceDb)
      return auth
    },
    async isStored() {
      const { readAuthUser } = await import('../server/stored-auth.ts')
      return (await readAuthUser((await server()).config.apiKey)) !== undefined
    },
    async forget() {
      const { forgetAuthUser } = await import('../server/stored-auth.ts')
      await forgetAuthUser((await server()).config.apiKey)
    },
  }
}
