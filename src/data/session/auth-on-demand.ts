import type { DeviceDb } from '../local/database/device-db.ts'
import type { Server } from '../server/open-server.ts'
import type { AuthClient } from './auth-client.ts'
import { keepToken } from './keep-token.ts'

/** Firebase Auth as far as a page needs it: its code comes when somebody signs in or out. */
export interface AuthOnDemand {
  load(): Promise<AuthClient>
  /** Whether it has somebody stored on this device; asked without its code. */
  isStored(): Promise<boolean>
  /** Takes that off, where its code does not come. */
  forget(): Promise<void>
}

export interface AuthPorts {
  readonly deviceDb: DeviceDb
  readonly server: () => Promise<Server>
  readonly isMemory: () => boolean
}

export function createAuthOnDemand({ deviceDb, server, isMemory }: AuthPorts): AuthOnDemand {
  let auth: AuthClient | undefined

  return {
    async load() {
      const [{ createAuthClient }, { config }] = await Promise.all([
        import('./auth-client.ts'),
        server(),
      ])
      auth ??= isMemory() ? keepToken(createAuthClient(config), deviceDb) : createAuthClient(config)
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
