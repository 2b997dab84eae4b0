import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

interface Surroundings {
  readonly projectId: string
  /** `host:port` of the embedded Firebase. */
  readonly firebase: string
}

/**
 * What a process needs of the user's environment. A deployed function sees nothing else of it, and without a home folder
 * none finds the user's own credentials for Google Cloud.
 */
const passed = ['PATH', 'TMPDIR', 'TEMP', 'SYSTEMROOT', 'NODE_EXTRA_CA_CERTS']

/**
 * The environment of the functions in `dir`: that of a deployed function, the addresses of the emulator, and the values
 * in the folder's `.env` files and `.secret.local`, or given instead.
 */
export function environmentOf(
  dir: string,
  given: Readonly<Record<string, string>>,
  { projectId, firebase }: Surroundings,
): Record<string, string> {
  const own = passed.flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  const files = ['.env', `.env.${projectId}`, '.env.local', '.secret.local']
  return {
    ...Object.fromEntries(own),
    ...Object.assign({}, ...files.map((file) => valuesIn(join(dir, file)))),
    ...given,
    NODE_ENV: 'production',
    TZ: 'UTC',
    GCLOUD_PROJECT: projectId,
    GOOGLE_CLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({ projectId }),
    METADATA_SERVER_DETECTION: 'none',
    FUNCTIONS_EMULATOR: 'true',
    K_SERVICE: 'functions',
    K_REVISION: '1',
    FIRESTORE_EMULATOR_HOST: firebase,
    FIREBASE_AUTH_EMULATOR_HOST: firebase,
    FIREBASE_EMULATOR_HUB: firebase,
  }
}

function valuesIn(file: string): NodeJS.Dict<string> {
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
}
