import * as v from 'valibot'
import type { DocumentEvent, FunctionSpec, Trigger } from '../types.ts'

/** A number that may also be null or computed from parameters. */
const seconds = v.fallback(v.optional(v.nullable(v.number())), null)

const Endpoint = v.object({
  entryPoint: v.string(),
  region: v.fallback(v.optional(v.nullable(v.array(v.string()))), null),
  timeoutSeconds: seconds,
  eventTrigger: v.optional(
    v.object({
      eventType: v.string(),
      eventFilters: v.optional(v.record(v.string(), v.string()), {}),
      eventFilterPathPatterns: v.optional(v.record(v.string(), v.string()), {}),
      retry: v.fallback(v.boolean(), false),
    }),
  ),
  httpsTrigger: v.optional(v.object({})),
  callableTrigger: v.optional(v.object({})),
  scheduleTrigger: v.optional(
    v.object({ schedule: v.string(), timeZone: v.fallback(v.optional(v.string(), 'UTC'), 'UTC') }),
  ),
})

const Manifest = v.object({
  specVersion: v.literal('v1alpha1'),
  endpoints: v.record(v.string(), v.unknown()),
})

export interface ParsedManifest {
  readonly specs: readonly FunctionSpec[]
  /** One sentence for each function that cannot run here. */
  readonly problems: readonly string[]
}

const firestoreEvent =
  /^google\.cloud\.firestore\.document\.v1\.(created|updated|deleted|written)(\.withAuthContext)?$/

/** Parses the manifest that firebase-functions writes; throws where it is not one. */
export function parseManifest(manifest: unknown): ParsedManifest {
  const specs: FunctionSpec[] = []
  const problems: string[] = []
  for (const [name, raw] of Object.entries(v.parse(Manifest, manifest).endpoints)) {
    const endpoint = v.safeParse(Endpoint, raw)
    const refuse = (reason: string): void =>
      void problems.push(`The function ${name} cannot run here: ${reason}.`)
    if (!endpoint.success) {
      refuse('its declaration is not readable')
      continue
    }
    const trigger = triggerOf(endpoint.output)
    if (typeof trigger === 'string') {
      refuse(trigger)
      continue
    }
    const { entryPoint, region, timeoutSeconds } = endpoint.output
    specs.push({
      name,
      entryPoint,
      region: region?.[0] ?? 'us-central1',
      timeoutSeconds: timeoutSeconds ?? 60,
      trigger,
    })
  }
  return { specs, problems }
}

/** The trigger of an endpoint, or why it is none that works here. */
function triggerOf(endpoint: v.InferOutput<typeof Endpoint>): Trigger | string {
  const { eventTrigger, scheduleTrigger, callableTrigger, httpsTrigger } = endpoint
  if (callableTrigger) return { type: 'callable' }
  if (httpsTrigger) return { type: 'https' }
  if (scheduleTrigger) return { type: 'schedule', ...scheduleTrigger }
  if (!eventTrigger) return 'it has no trigger of a known kind'
  const { eventType, eventFilters, eventFilterPathPatterns, retry } = eventTrigger
  const [, event, withAuth] = firestoreEvent.exec(eventType) ?? []
  if (event === undefined) return `events of type ${eventType} do not happen here`
  const document = eventFilterPathPatterns['document'] ?? eventFilters['document']
  if (document === undefined) return 'it names no document'
  if ((eventFilters['database'] ?? '(default)') !== '(default)')
    return 'only the default database has events'
  return {
    type: 'firestore',
    event: event as DocumentEvent,
    withAuth: withAuth !== undefined,
    document,
    retry,
  }
}
