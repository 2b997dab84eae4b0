import type { DeviceDb } from '../local/database/device-db.ts'
import type { Server } from './open-server.ts'
import { loadWebConfig } from './load-web-config.ts'

/** The page's connection to the server, opened on first use; tried again after a failure. */
export function createServerOnce(
  deviceDb: DeviceDb,
  built: string | undefined,
): () => Promise<Server> {
  let server: Promise<Server> | undefined

  async function open(): Promise<Server> {
    const config = await loadWebConfig({
      deviceDb,
      built,
      fetch: (input, init) => fetch(input, init),
    })
    if (!config) throw new Error('No web config: the server did not give one, nor does the build')
    const { openServer } = await import('./open-server.ts')
    return openServer(deviceDb, config)
  }

  return () => {
    server ??= open().catch((error: unknown) => {
      server = undefined
      throw error
    })
    return server
  }
}
