import * as v from 'valibot'
import type { ShareAnswer } from '#domain/share/share-answer.ts'
import {
  payReply,
  type PayReply,
  shareProblems,
  shareReply,
  type ShareReply,
} from '#domain/share/share-reply.ts'

const problemReply = v.object({ problem: v.picklist(shareProblems) })
type Problem = v.InferOutput<typeof problemReply>

/** Sends a POST with this text to a path of this site. */
export type Post = (path: string, body: string) => Promise<Response>

const post: Post = (path, body) =>
  fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    cache: 'no-store',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  })

/** What the link shows. `token` is what stands behind `/p#`. Changes nothing. */
export function askShare(token: string, send: Post = post): Promise<ShareReply> {
  return ask(send, '/api/share', { token }, shareReply)
}

/** Answers for the customer; the reply has the view after it. */
export function answerShare(
  token: string,
  answer: ShareAnswer,
  send: Post = post,
): Promise<ShareReply> {
  return ask(send, '/api/answerShare', { token, answer }, shareReply)
}

/**
 * 'start' asks for the page where the customer pays what is due now; 'check' asks how the invoice stands after that.
 */
export function payShare(
  token: string,
  step: 'start' | 'check',
  send: Post = post,
): Promise<PayReply> {
  return ask(send, '/api/payShare', { token, step }, payReply)
}

/** A problem of the network, or a reply that cannot be read, is 'failed'. */
async function ask<T>(
  send: Post,
  path: string,
  body: object,
  schema: v.GenericSchema<unknown, T>,
): Promise<T | Problem> {
  try {
    const response = await send(path, JSON.stringify(body))
    return v.parse(response.ok ? schema : problemReply, await response.json())
  } catch {
    return { problem: 'failed' }
  }
}
