import { parse, safeParse } from 'valibot'
import { readItem, writeItem } from '../local/database/device-db.ts'
import type { DeviceDb } from '../local/database/device-db.ts'
import { deviceItems } from './device-items.ts'
import { webConfig } from './web-config.ts'
import type { WebConfig } from './web-config.ts'

/** Firebase Hosting's reserved address; our own server answers it too and adds `emulator`. */
const initUrl = '/__/firebase/init.json'

export interface ConfigSources {
  readonly deviceDb: DeviceDb
  readonly fetch: typeof globalThis.fetch
  /** The config as JSON text, given at build time. */
  readonly built?: string | undefined
}

/**
 * The web config from the build, the server or, offline, this device's memory of it; undefined if no source has one.
 */
export async function loadWebConfig(sources: ConfigSources): Promise<WebConfig | undefined> {
  const { deviceDb, fetch, built } = sources
  if (built) return keep(deviceDb, parse(webConfig, JSON.parse(built)))
  try {
    const response = await fetch(initUrl, { signal: AbortSignal.timeout(10_000) })
    const parsed = safeParse(webConfig, await response.json())
    if (response.ok && !response.redirected && parsed.success) {
      return await keep(deviceDb, parsed.output)
    }
  } catch {
    // Offline, or a captive portal's page: the stored config is used.
  }
  return readItem(deviceDb, deviceItems.config)
}

/** The stored config, for the worker, which must not wait for the network. */
export function storedWebConfig(deviceDb: DeviceDb): Promise<WebConfig | undefined> {
  return readItem(deviceDb, deviceItems.config)
}

async function keep(deviceDb: DeviceDb, config: WebConfig): Promise<WebConfig> {
  await writeItem(deviceDb, deviceItems.config, config)
  return config
}
