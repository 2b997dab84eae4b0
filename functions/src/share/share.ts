import { getFirestore } from 'firebase-admin/firestore'
import * as v from 'valibot'
import type { ShareReply } from '../../../src/domain/share/share-reply.ts'
import { answerWith } from './answer-share.ts'
import { findShare } from './find-share.ts'
import { shareEndpoint } from './share-endpoint.ts'
import { viewOfShare } from './view-of-share.ts'
import { visibleAnswer } from './visible-answer.ts'

const token = v.pipe(v.string(), v.maxLength(200))
const gone: ShareReply = { problem: 'gone' }

/** What a link shows. A link that is unknown, withdrawn or over gets the same reply. */
export const share = shareEndpoint(
  v.object({ token }),
  { perToken: 60, perAddress: 240 },
  async (asked) => {
    const [db, now] = [getFirestore(), new Date().toISOString()]
    const found = await findShare(db, asked.token, now)
    const view = found && (await viewOfShare(db, found, now))
    return view === null ? gone : { view }
  },
)

/** Enters what a customer says with a link, and replies what it shows then. */
export const answerShare = shareEndpoint(
  v.object({ token, answer: visibleAnswer }),
  { perToken: 10, perAddress: 60 },
  async (asked) => {
    const [db, now] = [getFirestore(), new Date().toISOString()]
    const found = await findShare(db, asked.token, now)
    const view = found && (await viewOfShare(db, found, now))
    if (found === null || view === null) return gone
    const answered = await answerWith(db, found, asked.answer, { view, now })
    if (!answered.ok) return { problem: answered.problem }
    const after = await viewOfShare(db, (await findShare(db, asked.token, now)) ?? found, now)
    return after === null ? gone : { view: after }
  },
)
