import * as v from 'valibot'
import { companyDocuments } from '#domain/entities/photo.ts'
import { logoId } from '#domain/entities/picture.ts'
import { isMutationName, type MutationName } from '#domain/mutation/mutation-name.ts'
import type { Translate } from '#messages/index.ts'
import { addressLines } from '#domain/geo/address-lines.ts'
import { gradedText } from '../order/answer-text.ts'
import { featureNames } from '../text/company-value-text.ts'
import { quantityText } from '../text/quantity-text.ts'
import { type ChangeFormat, describe, type Describe, type Questions } from './describe-change.ts'
import { estimateChanges } from './estimate-changes.ts'
import { fieldName, fieldNames } from './field-name.ts'
import { itemChangesText } from './item-changes-text.ts'
import { shareChanges } from './share-changes.ts'

/** A change as stored in the outbox or a receipt. */
export interface Change {
  readonly name: string
  readonly args: unknown
}

/** A change as a sentence without a subject: 'Arrived', 'Paused: waiting for a part'. */
export function changeText(
  t: Translate,
  format: ChangeFormat,
  change: Change,
  questions: Questions = new Map(),
): string {
  if (!isMutationName(change.name)) return t('change.unknown')
  return sentences[change.name](change.args, t, format, questions) ?? t('change.unknown')
}

const createdTexts = {
  invoice: 'change.invoiceCreate',
  deposit: 'change.depositCreate',
  credit: 'change.creditCreate',
} as const

const messageSend = describe('message/send', ({ change }, t) =>
  t(change === null ? 'change.messageSend' : 'change.noteSend'))

const sentences: Readonly<Record<MutationName, Describe>> = {
  'order/move': describe('order/move', (args, t, format) => {
    const back = args.to === 'onSite' && args.from !== undefined && worked.has(args.from)
    const reason = args.reason?.trim() ?? ''
    const isSentBack = back && args.from !== 'paused' && reason !== ''
    const step = t(
      isSentBack ? 'change.move.sentBack' : back ? 'change.move.resumed' : `change.move.${args.to}`,
    )
    const sentence = args.madeAt
      ? t('change.madeAt', { step, time: format.time(args.madeAt) })
      : step
    return reason === '' ? sentence : t('change.withReason', { sentence, reason })
  }),
  'order/place': describe('order/place', ({ step }, t) =>
    t('change.orderStepLocation', { step: t(`orderStatus.${step}`) })),
  'order/create': describe('order/create', ({ title, send }, t) =>
    t(send ? 'change.orderCreateSend' : 'change.orderCreate', { title })),
  'order/edit': describe('order/edit', ({ edits }, t, format) => {
    const fields = Object.keys(edits)
    if (fields.length === 1 && fields[0] === 'resolution') return t('change.orderResolution')
    return t('change.orderEdit', { fields: fieldNames(fields, t, format) })
  }),
  'order/assign': describe('order/assign', ({ edits: { assigneeIds }, send }, t) => {
    if (send) return t('change.orderAssignSend')
    if (assigneeIds === undefined) return t('change.orderReplan')
    return t(assigneeIds.to.length === 0 ? 'change.orderUnassign' : 'change.orderAssign')
  }),
  'booking/plan': describe('booking/plan', ({ part, edits: { assigneeIds }, send }, t) => {
    if (send) return t('change.visitSend')
    if (assigneeIds?.to.length === 0) return t('change.visitUnassign')
    return t(part > 1 ? 'change.visitPlanFurther' : 'change.visitPlan')
  }),
  'booking/cancel': describe('booking/cancel', ({ part }, t) =>
    t(part > 1 ? 'change.visitCancel' : 'change.visitToQueue')),
  'booking/settle': describe('booking/settle', (_, t) => t('change.visitSettle')),
  'booking/see': describe('booking/see', (_, t) => t('change.visitSee')),
  'booking/tell': describe('booking/tell', ({ start }, t) =>
    t(start === null ? 'change.visitUntell' : 'change.visitTell')),
  'booking/mail': describe('booking/mail', ({ mail }, t) => t(`change.visitMail.${mail}`)),
  'plan/create': describe('plan/create', ({ title }, t) => t('change.planCreate', { title })),
  'plan/edit': describe('plan/edit', ({ edits: { isPaused, archivedAt, ...edits } }, t, format) => {
    if (archivedAt?.to) return t('change.planArchive')
    if (isPaused) return t(isPaused.to ? 'change.planPause' : 'change.planResume')
    return t('change.planEdit', { fields: fieldNames(Object.keys(edits), t, format) })
  }),
  'invoice/create': describe('invoice/create', ({ kind }, t) => t(createdTexts[kind])),
  'invoice/edit': describe('invoice/edit', ({ edits }, t, format) =>
    t('change.invoiceEdit', { fields: fieldNames(Object.keys(edits), t, format) })),
  'invoice/discard': describe('invoice/discard', (_, t) => t('change.invoiceDiscard')),
  'invoice/issue': describe('invoice/issue', ({ creditOf }, t) =>
    t(creditOf === null ? 'change.invoiceIssue' : 'change.creditIssue')),
  'invoice/takeDeposit': describe('invoice/takeDeposit', (_, t) => t('change.depositTake')),
  'invoice/releaseDeposit': describe('invoice/releaseDeposit', (_, t) =>
    t('change.depositRelease')),
  'invoice/pauseReminders': describe('invoice/pauseReminders', ({ isPaused }, t) =>
    t(isPaused ? 'change.remindersPause' : 'change.remindersResume')),
  'invoice/markExported': describe('invoice/markExported', ({ target, isExported }, t) =>
    t(isExported ? 'change.exported' : 'change.exportedNot', {
      target: t(`invoiceExport.target.${target}`),
    })),
  'series/setUp': describe('series/setUp', ({ pattern }, t) =>
    t('change.seriesSetUp', { pattern })),
  'order/invoice': describe('order/invoice', (_, t) => t('change.move.invoiced')),
  ...estimateChanges,
  ...shareChanges,
  'payment/record': describe('payment/record', ({ kind }, t) =>
    t(kind === 'refund' ? 'change.refundRecord' : 'change.paymentRecord')),
  'payment/reverse': describe('payment/reverse', (_, t) => t('change.paymentReverse')),
  'plan/createOrder': describe('plan/createOrder', ({ on }, t, format) =>
    t('change.planCreateOrder', { day: format.day(on) })),
  'plan/removeOrder': describe('plan/removeOrder', ({ on }, t, format) =>
    t('change.planRemoveOrder', { day: format.day(on) })),
  'order/takeBack': describe('order/takeBack', ({ to }, t) =>
    t('change.orderTakeBack', { to: t(`orderStatus.${to}`) })),
  'order/answer': describe('order/answer', ({ edits }, t, format, questions) => {
    const ids = Object.keys(edits)
    const names = ids.flatMap((id) => questions.get(id) ?? [])
    if (names.length < ids.length) return t('change.orderAnswer', { count: ids.length })
    const [question = '', second] = names
    const given = edits[ids[0] ?? '']?.to
    if (second !== undefined || !given)
      return t('change.orderAnswered', { questions: format.list(names) })
    return t('change.orderAnsweredWith', { question, answer: gradedText(t, format, given) })
  }),
  'order/followUp': describe('order/followUp', ({ title }, t) =>
    t('change.orderFollowUp', { title })),
  'message/acknowledge': describe('message/acknowledge', (_, t) => t('change.messageAcknowledge')),
  'thread/read': describe('thread/read', (_, t) => t('change.threadRead')),
  'time/clock': describe('time/clock', ({ start }, t) =>
    t(start === null ? 'change.timeEnd' : `change.timeStart.${start.kind}`)),
  'time/correct': describe('time/correct', ({ note }, t) => t('change.timeCorrect', { note })),
  'time/add': describe('time/add', ({ note }, t) => t('change.timeAdd', { note })),
  'time/remove': describe('time/remove', ({ note }, t) => t('change.timeRemove', { note })),
  'week/approve': describe('week/approve', (_, t) => t('change.weekApprove')),
  'week/reopen': describe('week/reopen', (_, t) => t('change.weekReopen')),
  'absence/request': describe('absence/request', (_, t) => t('change.absenceRequest')),
  'absence/add': describe('absence/add', (_, t) => t('change.absenceAdd')),
  'absence/decide': describe('absence/decide', ({ status }, t) => t(`change.absence.${status}`)),
  'absence/cancel': describe('absence/cancel', (_, t) => t('change.absenceCancel')),
  'stock/use': describe('stock/use', ({ back, name, quantity, unit }, t) => {
    const amount = quantityText(t, quantity, unit)
    if (back) return t('change.stockReturn', { amount })
    if (name === '') return t('change.stockUse', { amount })
    return t('change.stockUseUnlisted', { amount, name })
  }),
  'stock/send': describe('stock/send', ({ quantity }, t) => t('change.stockSend', { quantity })),
  'stock/receive': describe('stock/receive', ({ quantity }, t) =>
    t('change.stockReceive', { quantity })),
  'stock/count': describe('stock/count', ({ found, expected }, t) =>
    t('change.stockCount', { found, expected })),
  'stock/supply': describe('stock/supply', ({ quantity }, t) =>
    t('change.stockSupply', { quantity })),
  'location/create': describe('location/create', ({ name }, t) =>
    t('change.locationCreate', { name })),
  'location/edit': describe('location/edit', ({ edits }, t, format) =>
    t('change.locationEdit', { fields: fieldNames(Object.keys(edits), t, format) })),
  'location/share': describe('location/share', (_, t) => t('change.locationShare')),
  'item/create': describe('item/create', ({ name }, t) => t('change.itemCreate', { name })),
  'item/edit': describe('item/edit', ({ edits }, t, format) =>
    t('change.itemEdit', { fields: fieldNames(Object.keys(edits), t, format) })),
  'item/minimum': describe('item/minimum', (_, t) => t('change.itemMinimum')),
  'cost/set': describe('cost/set', ({ kind }, t) => t(`change.costSet.${kind}`)),
  'pricelist/create': describe('pricelist/create', ({ name }, t) =>
    t('change.priceListCreate', { name })),
  'pricelist/edit': describe('pricelist/edit', ({ edits: { archivedAt, ...edits } }, t, format) => {
    if (archivedAt) return t(archivedAt.to ? 'change.priceListArchive' : 'change.priceListRestore')
    return t('change.priceListEdit', { fields: fieldNames(Object.keys(edits), t, format) })
  }),
  'template/create': describe('template/create', ({ name }, t) =>
    t('change.templateCreate', { name })),
  'device/forget': describe('device/forget', (_, t) => t('change.deviceForget')),
  'document/remove': describe('document/remove', (_, t) => t('change.documentRemove')),
  'sample/remove': describe('sample/remove', ({ refs }, t) =>
    t('change.sampleRemove', { count: refs.length })),
  'template/edit': describe('template/edit', ({ edits }, t, format) =>
    t('change.templateEdit', { fields: fieldNames(Object.keys(edits), t, format) })),
  'order/delete': describe('order/delete', (_, t) => t('change.orderDelete')),
  'order/review': describe('order/review', ({ choice }, t) => t(`change.orderReview.${choice}`)),
  'order/restoreField': describe('order/restoreField', ({ edits }, t, format) =>
    t('change.orderRestore', { fields: fieldNames(Object.keys(edits), t, format) })),
  'order/markSent': describe('order/markSent', (_, t) => t('change.orderMarkSent')),
  'order/askReassign': describe('order/askReassign', ({ reason }, t) =>
    t('change.reassignAsk', { reason })),
  'order/withdrawReassign': describe('order/withdrawReassign', (_, t) =>
    t('change.reassignWithdraw')),
  'order/tellLate': describe('order/tellLate', ({ arrival }, t, format) =>
    t('change.lateTell', { time: format.time(arrival) })),
  'order/withdrawLate': describe('order/withdrawLate', (_, t) => t('change.lateWithdraw')),
  'order/keepAssignee': describe('order/keepAssignee', (_, t) => t('change.reassignKeep')),
  'photo/add': describe('photo/add', ({ kind, caption }, t) => {
    if (kind === 'document') return t('change.libraryAdd', { title: caption })
    return t(kind === 'signature' ? 'change.signatureAdd' : 'change.photoAdd')
  }),
  'photo/finish': describe('photo/finish', (_, t) => t('change.photoFinish')),
  'photo/edit': describe('photo/edit', ({ about, edits }, t) => {
    if (about === companyDocuments)
      return t('change.libraryRename', { title: edits.caption?.to ?? '' })
    if (edits.marks !== undefined) return t('change.photoMarks')
    return t(edits.phase === undefined ? 'change.photoEdit' : 'change.photoPhase')
  }),
  'photo/delete': describe('photo/delete', ({ about }, t) =>
    t(about === companyDocuments ? 'change.libraryRemove' : 'change.photoDelete')),
  'message/send': (args, ...known) =>
    // The receipt of a private message keeps none of its arguments.
    args === null ? known[0]('change.messageSend') : messageSend(args, ...known),
  'customer/create': describe('customer/create', ({ name }, t) =>
    t('change.customerCreate', { name })),
  'customer/edit': describe('customer/edit', ({ edits }, t, format) =>
    t('change.customerEdit', { fields: fieldNames(Object.keys(edits), t, format) })),
  'site/create': describe('site/create', ({ name, address }, t) =>
    t('change.siteCreate', {
      address: name || addressLines(address).join(', ') || t('address.none'),
    })),
  'site/edit': describe('site/edit', ({ edits }, t, format) =>
    t('change.siteEdit', { fields: fieldNames(Object.keys(edits), t, format) })),
  'site/locate': describe('site/locate', ({ edits: { geo } }, t) =>
    t(geo?.from ? 'change.siteMove' : 'change.siteLocate')),
  'asset/create': describe('asset/create', ({ name }, t) => t('change.assetCreate', { name })),
  'asset/edit': describe('asset/edit', ({ edits }, t, format) =>
    t('change.assetEdit', { fields: fieldNames(Object.keys(edits), t, format) })),
  'company/setup': describe('company/setup', (_, t) => t('change.companySetup')),
  'company/bill': describe('company/bill', (_, t) => t('change.companySubscribe')),
  'company/endTrial': describe('company/endTrial', (_, t) => t('change.companyEndTrial')),
  'company/edit': describe('company/edit', ({ edits }, t, format) => {
    const [field = '', ...others] = Object.keys(edits)
    const items = others.length === 0 ? itemChangesText(t, format, Object.values(edits)[0]) : ''
    if (items !== '') return t('change.companyItems', { field: fieldName(t, field), items })
    return t('change.companyEdit', { fields: fieldNames(Object.keys(edits), t, format) })
  }),
  'company/setFeature': describe('company/setFeature', ({ feature, isOn }, t) =>
    t(isOn ? 'change.companyFeatureOn' : 'change.companyFeatureOff', {
      feature: t(featureNames[feature]),
    })),
  'user/edit': describe('user/edit', ({ edits }, t, format) =>
    t('change.userEdit', { fields: fieldNames(Object.keys(edits), t, format) })),
  // Receipts leave out the code of an invitation, so its arguments are not those that were sent.
  'invite/create': (args, t) =>
    v.is(invited, args) ? t('change.inviteCreate', { email: args.email }) : null,
  'invite/renew': (_, t) => t('change.inviteRenew'),
  'invite/revoke': describe('invite/revoke', (_, t) => t('change.inviteRevoke')),
  'invite/accept': describe('invite/accept', ({ name }, t) => t('change.inviteAccept', { name })),
  'member/edit': describe('member/edit', ({ edits }, t, format) =>
    t('change.memberEdit', { fields: fieldNames(Object.keys(edits), t, format) })),
  'member/deactivate': describe('member/deactivate', (_, t) => t('change.memberDeactivate')),
  'member/activate': describe('member/activate', (_, t) => t('change.memberActivate')),
  'staff/edit': describe('staff/edit', ({ edits }, t, format) =>
    t('change.staffEdit', { fields: fieldNames(Object.keys(edits), t, format) })),
  // Receipts leave out the bytes of a picture, so its arguments are not those that were sent.
  'picture/set': (args, t) =>
    v.is(pictured, args)
      ? t(args.pictureId === logoId ? 'change.logoSet' : 'change.pictureSet')
      : null,
  'picture/remove': describe('picture/remove', ({ pictureId }, t) =>
    t(pictureId === logoId ? 'change.logoRemove' : 'change.pictureRemove')),
  'owner/offer': describe('owner/offer', (_, t) => t('change.ownerOffer')),
  'owner/withdraw': describe('owner/withdraw', (_, t) => t('change.ownerWithdraw')),
  'owner/accept': describe('owner/accept', (_, t) => t('change.ownerAccept')),
  'owner/requestDeletion': describe('owner/requestDeletion', (_, t) =>
    t('change.ownerRequestDeletion')),
  'owner/cancelDeletion': describe('owner/cancelDeletion', (_, t) =>
    t('change.ownerCancelDeletion')),
}

const worked: ReadonlySet<string> = new Set(['paused', 'done', 'partlyDone', 'cannotComplete'])

const invited = v.looseObject({ email: v.string() })
const pictured = v.looseObject({ pictureId: v.string() })
