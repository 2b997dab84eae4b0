import { logger } from 'firebase-functions/v2'
import {
  type HttpsFunction,
  type HttpsOptions,
  onRequest,
  type Request,
} from 'firebase-functions/v2/https'
import * as v from 'valibot'
import type { PayReply, ShareProblem, ShareReply } from '../../../src/domain/share/share-reply.ts'
import { createRateLimit } from './rate-limit.ts'

/** An answer is at most 600 characters and a token. */
const mostBytes = 8192

const statuses: Readonly<Record<ShareProblem, number>> = {
  gone: 404,
  changed: 409,
  expired: 409,
  answered: 409,
  invalid: 400,
  busy: 429,
  failed: 500,
}

type Reply = ShareReply | PayReply

interface Limits {
  /** Requests in a minute with one token, and from one address, of which a company may be behind one. */
  readonly perToken: number
  readonly perAddress: number
}

/**
 * An endpoint of the public page: it takes JSON with a token by POST and nothing else, so that programs which open links
 * change nothing. Nothing of it is stored on the way.
 */
export function shareEndpoint<S extends v.GenericSchema<unknown, { readonly token: string }>>(
  schema: S,
  { perToken, perAddress }: Limits,
  reply: (asked: v.InferOutput<S>) => Promise<Reply>,
  secrets: HttpsOptions['secrets'] = [],
): HttpsFunction {
  const [ofToken, ofAddress] = [createRateLimit(perToken), createRateLimit(perAddress)]
  return onRequest({ secrets }, async (request, response) => {
    response.set({
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    })
    const answered = await answer(request)
    const status =
      answered === 'method' ? 405 : 'problem' in answered ? statuses[answered.problem] : 200
    if (answered === 'method') response.set('Allow', 'POST')
    response.status(status).json(answered === 'method' ? { problem: 'invalid' } : answered)
  })

  async function answer(request: Request): Promise<Reply | 'method'> {
    if (request.method !== 'POST') return 'method'
    const now = Date.now()
    if (!ofAddress.take(request.ip ?? '', now)) return { problem: 'busy' }
    if (!request.is('application/json') || request.rawBody.length > mostBytes)
      return { problem: 'invalid' }
    const asked = v.safeParse(schema, request.body)
    if (!asked.success) return { problem: 'invalid' }
    if (!ofToken.take(asked.output.token, now)) return { problem: 'busy' }
    try {
      return await reply(asked.output)
    } catch (error) {
      logger.error('A link could not be shown or answered.', error)
      return { problem: 'failed' }
    }
  }
}
