import * as v from 'valibot'
import { shareAnswer, type ShareAnswer } from '../../../src/domain/share/share-answer.ts'
import { visibleText } from '../system/visible-text.ts'

/** Letters and signs that show nothing, beside those that `visibleText` takes out. */
const blank = /[\s\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]/gu

/**
 * What a customer says, as it is read: anyone who has the link can send anything, and the office must see who answered
 * and what they wrote.
 */
export const visibleAnswer = v.pipe(
  shareAnswer,
  v.transform(withVisibleTexts),
  shareAnswer,
  v.check((answer) => answer.kind === 'rate' || isSeen(answer.name), 'required'),
  v.check((answer) => answer.kind !== 'decline' || isSeen(answer.reason), 'required'),
)

function withVisibleTexts(answer: ShareAnswer): ShareAnswer {
  if (answer.kind === 'rate') return { ...answer, comment: visibleText(answer.comment) }
  const name = visibleText(answer.name.replaceAll(/\s+/g, ' '))
  return answer.kind === 'approve'
    ? { ...answer, name }
    : { ...answer, name, reason: visibleText(answer.reason) }
}

function isSeen(text: string): boolean {
  return text.replaceAll(blank, '') !== ''
}
