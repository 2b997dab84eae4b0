import type { MessageKey, Translate } from '#messages/index.ts'

/** What the domain's schemas answer, and what is said about it. */
const messages = {
  required: 'form.required',
  email: 'form.email',
  tooLong: 'form.tooLong',
  tooMany: 'form.tooMany',
  number: 'form.number',
  localTime: 'form.localTime',
  startBeforeEnd: 'form.startBeforeEnd',
  spansOverlap: 'form.spansOverlap',
  timeZone: 'form.choose',
  currency: 'form.choose',
  choose: 'form.choose',
  weakPassword: 'auth.weakPassword',
} as const satisfies Record<string, MessageKey>

/** A schema's answer ('required', 'tooLong') as a sentence for beside the field; undefined where all is well. */
export function fieldMessage(t: Translate, answer: string | undefined): string | undefined {
  if (answer === undefined || answer === '') return undefined
  return t(isKnown(answer) ? messages[answer] : 'form.invalid')
}

function isKnown(answer: string): answer is keyof typeof messages {
  return Object.hasOwn(messages, answer)
}
