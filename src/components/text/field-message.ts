import type { MessageKey, Translate } from '#messages/index.ts'

/** Messages by the codes that the domain's schemas return. */
const messages = {
  required: 'form.required',
  street: 'form.street',
  town: 'form.town',
  email: 'form.email',
  tooLong: 'form.tooLong',
  tooMany: 'form.tooMany',
  number: 'form.number',
  localTime: 'form.localTime',
  startBeforeEnd: 'form.startBeforeEnd',
  inFuture: 'form.inFuture',
  tooOld: 'form.tooOld',
  tooFar: 'form.tooFar',
  sameNote: 'form.sameNote',
  spanTooLong: 'form.spanTooLong',
  tooManyDays: 'form.tooManyDays',
  moreThanThere: 'form.moreThanInStock',
  moreThanSent: 'form.moreThanSent',
  spansOverlap: 'form.spansOverlap',
  timeZone: 'form.choose',
  currency: 'form.choose',
  choose: 'form.choose',
  ruleForm: 'form.rule',
  ruleUnsupported: 'form.rule',
  ruleRange: 'form.ruleRange',
  ruleIntervalOnly: 'form.ruleIntervalOnly',
  sentBefore: 'form.sentBefore',
  notOfPlan: 'form.notOfPlan',
  weakPassword: 'auth.weakPassword',
} as const satisfies Record<string, MessageKey>

/** A schema's code ('required', 'tooLong') as a sentence for the field; undefined without an error. */
export function fieldMessage(t: Translate, answer: string | undefined): string | undefined {
  if (answer === undefined || answer === '') return undefined
  return knownMessage(t, answer) ?? t('form.invalid')
}

/** Like `fieldMessage`, but undefined for an unknown code. */
export function knownMessage(t: Translate, answer: string | undefined): string | undefined {
  return answer !== undefined && isKnown(answer) ? t(messages[answer]) : undefined
}

function isKnown(answer: string): answer is keyof typeof messages {
  return Object.hasOwn(messages, answer)
}
