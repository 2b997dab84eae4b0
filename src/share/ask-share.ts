import * as v from 'valibot'
import type { ShareAnswer } from '#domain/share/share-answer.ts'
import { shareProblems, shareReply, type ShareReply } from '#domain/share/share-reply.ts'

const problemReply = v.object({ problem: v.picklist(shareProblems) })

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
  return ask(send, '/api/share', { token })
}

/** Answers for the customer; the reply has the view after it. */
export function answerShare(
  token: string,
  answer: ShareAnswer,
  send: Post = post,
): Promise<ShareReply> {
  return ask(send, '/api/answerShare', { token, answer })
}

/** A problem of the network, or a reply that cannot be read, is 'failed'. */
async function ask(send: Post, path: string, body: object): Promise<ShareReply> {
  try {
    const response = await send(path, JSON.stringify(body))
    const schema = response.ok ? shareReply : problemReply
    return v.parse(schema, await response.json())
  } catch {
    return { problem: 'failed' }
  }
}
