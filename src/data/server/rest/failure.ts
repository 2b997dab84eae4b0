import * as v from 'valibot'
import type { HttpAnswer } from './http.ts'

/**
 * Why a request brought no result. `status` is Firestore's `error.status`, or one of ours: NO_ANSWER (offline, timeout,
 * broken connection) and NOT_FIRESTORE (a captive portal, a proxy, an incomplete answer).
 */
export interface Failure {
  readonly status: string
  readonly message: string
  /** How long the server asked us to wait, in milliseconds. */
  readonly retryAfterMs: number | null
}

const errorBody = v.object({
  error: v.object({ status: v.string(), message: v.optional(v.string(), '') }),
})

/** The failure that an unsuccessful answer means. */
export function failureOf(answer: HttpAnswer): Failure {
  const retryAfterMs = parseRetryAfter(answer.header('retry-after'))
  const parsed = v.safeParse(errorBody, firstOf(parseJson(answer.text)))
  if (answer.redirected || !parsed.success) {
    return { ...notFirestore(`HTTP ${answer.status}`), retryAfterMs }
  }
  const { status, message } = parsed.output.error
  return { status, message, retryAfterMs }
}

export function notFirestore(message: string): Failure {
  return { status: 'NOT_FIRESTORE', message, retryAfterMs: null }
}

export function noAnswer(error: unknown): Failure {
  const message = error instanceof Error ? error.message : String(error)
  return { status: 'NO_ANSWER', message, retryAfterMs: null }
}

/** The JSON value of a text; undefined if it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Streaming methods such as batchGet wrap their error in an array. */
function firstOf(body: unknown): unknown {
  return Array.isArray(body) ? body[0] : body
}

/** The longest pause that is accepted, whatever a proxy may say. */
const longestRest = 60 * 60_000

function parseRetryAfter(value: string | null): number | null {
  if (value === null || !/^\d+$/.test(value.trim())) return null
  return Math.min(Number(value) * 1000, longestRest)
}
