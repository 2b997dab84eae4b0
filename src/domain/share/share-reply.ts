import * as v from 'valibot'
import { invoiceShareView, shareView } from './share-view.ts'

/**
 * Why there is no view, or why an answer does not count. 'gone' (404): unknown, revoked or expired, which look alike.
 * 'changed', 'expired', 'answered' (409): the estimate says something else now, its last day is over, it has an answer.
 * 'invalid' (400), 'busy' (429): too many requests; 'failed' (500): try again.
 */
export const shareProblems = [
  'gone',
  'changed',
  'expired',
  'answered',
  'invalid',
  'busy',
  'failed',
] as const
export type ShareProblem = (typeof shareProblems)[number]

/** What `/api/share` and `/api/answerShare` reply: the view, after an answer the one that shows it; or what is wrong. */
export const shareReply = v.union([
  v.object({ view: shareView }),
  v.object({ problem: v.picklist(shareProblems) }),
])
export type ShareReply = Readonly<v.InferOutput<typeof shareReply>>

/** What `/api/payShare` replies: the page where the customer pays, how the invoice stands, or what is wrong. */
export const payReply = v.union([
  v.object({ url: v.pipe(v.string(), v.regex(/^https?:\/\//)) }),
  v.object({ view: invoiceShareView }),
  v.object({ problem: v.picklist(shareProblems) }),
])
export type PayReply = Readonly<v.InferOutput<typeof payReply>>
