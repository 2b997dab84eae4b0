import type { MutationName } from '#domain/mutation/mutation-name.ts'
import { describe, type Describe } from './describe-change.ts'
import { fieldNames } from './field-name.ts'

type EstimateMutation = Extract<MutationName, `estimate/${string}`>

/** What was done with an estimate. */
export const estimateChanges: Readonly<Record<EstimateMutation, Describe>> = {
  'estimate/create': describe('estimate/create', ({ title }, t) =>
    t('change.estimateCreate', { title })),
  'estimate/edit': describe('estimate/edit', ({ edits }, t, format) =>
    t('change.estimateEdit', { fields: fieldNames(Object.keys(edits), t, format) })),
  'estimate/send': describe('estimate/send', (_, t) => t('change.estimateSend')),
  'estimate/decide': describe('estimate/decide', ({ answer, name }, t) =>
    t(answer === 'approved' ? 'change.estimateApprove' : 'change.estimateDecline', { name })),
  'estimate/revise': describe('estimate/revise', ({ revision }, t) =>
    t('change.estimateRevise', { revision: String(revision + 1) })),
  'estimate/cancel': describe('estimate/cancel', (_, t) => t('change.estimateCancel')),
  'estimate/convert': describe('estimate/convert', (_, t) => t('change.estimateConvert')),
}
