import * as v from 'valibot'

/** A Firebase project's public web config; with `emulator`, everything goes to that address instead. */
export const webConfig = v.object({
  apiKey: v.string(),
  projectId: v.string(),
  authDomain: v.optional(v.string()),
  appId: v.optional(v.string()),
  emulator: v.optional(v.object({ host: v.string(), port: v.number() })),
  /** How the outbox interprets what Firestore's documentation leaves open about the limits of a commit. */
  limits: v.optional(v.picklist(['strict', 'shared'])),
})
export type WebConfig = v.InferOutput<typeof webConfig>

export interface Endpoints {
  /** Without a slash at the end. */
  readonly firestore: string
  readonly secureToken: string
}

/** The addresses of a project's services. */
export function endpointsOf({ emulator }: WebConfig): Endpoints {
  if (!emulator) {
    return {
      firestore: 'https://firestore.googleapis.com',
      secureToken: 'https://securetoken.googleapis.com',
    }
  }
  const origin = emulatorOrigin(emulator)
  return { firestore: origin, secureToken: `${origin}/securetoken.googleapis.com` }
}

export function emulatorOrigin({ host, port }: { host: string; port: number }): string {
  return `http://${host}:${port}`
}
