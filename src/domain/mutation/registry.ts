import type * as v from 'valibot'
import type { MutationName } from './mutation-name.ts'
import {
  absenceAdd,
  absenceCancel,
  absenceDecide,
  absenceRequest,
} from './mutators/absence/absence.ts'
import { assetCreate, assetEdit } from './mutators/customer/asset.ts'
import { bookingCancel } from './mutators/booking/booking-cancel.ts'
import { bookingMail } from './mutators/booking/booking-mail.ts'
import { bookingPlan } from './mutators/booking/booking-plan.ts'
import { bookingSettle } from './mutators/booking/booking-settle.ts'
import { bookingSee } from './mutators/booking/booking-see.ts'
import { bookingTell } from './mutators/booking/booking-tell.ts'
import { companyEdit } from './mutators/company/company-edit.ts'
import { companySetFeature } from './mutators/company/company-set-feature.ts'
import { companySetup } from './mutators/company/company.ts'
import { companyEndTrial } from './mutators/company/end-trial.ts'
import { companyBill } from './mutators/company/bill.ts'
import { costSet } from './mutators/cost/cost.ts'
import { customerCreate, customerEdit } from './mutators/customer/customer.ts'
import { messageAcknowledge, messageSend } from './mutators/message/message.ts'
import { deviceForget } from './mutators/device/device.ts'
import { documentRemove } from './mutators/document-remove.ts'
import { inviteAccept } from './mutators/member/invite-accept.ts'
import { inviteCreate, inviteRenew, inviteRevoke } from './mutators/member/invite.ts'
import { invoiceCreate, invoiceDiscard, invoiceEdit } from './mutators/invoice/invoice.ts'
import { invoiceReleaseDeposit, invoiceTakeDeposit } from './mutators/invoice/invoice-deposit.ts'
import { invoiceIssue } from './mutators/invoice/invoice-issue.ts'
import { invoiceMarkExported } from './mutators/invoice/invoice-mark-exported.ts'
import { invoicePauseReminders } from './mutators/invoice/invoice-reminders.ts'
import { orderInvoice } from './mutators/invoice/order-invoice.ts'
import { estimateConvert } from './mutators/estimate/estimate-convert.ts'
import { estimateDecide } from './mutators/estimate/estimate-decide.ts'
import { estimateCancel, estimateRevise, estimateSend } from './mutators/estimate/estimate-steps.ts'
import { estimateCreate, estimateEdit } from './mutators/estimate/estimate.ts'
import { paymentRecord, paymentReverse } from './mutators/payment/payment.ts'
import { shareCreate, shareRate, shareRevoke } from './mutators/share/share.ts'
import { seriesSetUp } from './mutators/invoice/series-set-up.ts'
import { itemCreate, itemEdit, itemMinimum } from './mutators/stock/item.ts'
import { locationCreate, locationEdit, locationShare } from './mutators/stock/location.ts'
import { memberActivate, memberDeactivate, memberEdit } from './mutators/member/member.ts'
import { orderMarkSent } from './mutators/order/order-mark-sent.ts'
import { orderTellLate, orderWithdrawLate } from './mutators/order/late-notice.ts'
import {
  orderAskReassign,
  orderKeepAssignee,
  orderWithdrawReassign,
} from './mutators/order/reassign-request.ts'
import { orderMove } from './mutators/order/order-move.ts'
import { orderStepLocation } from './mutators/order/order-step-location.ts'
import { orderRestoreField, orderReview } from './mutators/order/order-review.ts'
import { orderAnswer } from './mutators/order/order-answer.ts'
import { orderFollowUp } from './mutators/order/order-follow-up.ts'
import { orderTakeBack } from './mutators/order/order-take-back.ts'
import { orderAssign } from './mutators/order/order-assign.ts'
import { orderCreate } from './mutators/order/order-create.ts'
import { orderDelete, orderEdit } from './mutators/order/order-edit.ts'
import { photoAdd, photoDelete, photoEdit, photoFinish } from './mutators/photo/photo.ts'
import { ownerCancelDeletion, ownerRequestDeletion } from './mutators/company/deletion.ts'
import { ownerAccept, ownerOffer, ownerWithdraw } from './mutators/member/ownership.ts'
import { pictureRemove, pictureSet } from './mutators/member/picture.ts'
import { priceListCreate, priceListEdit } from './mutators/price-list/price-list.ts'
import { planCreateOrder, planRemoveOrder } from './mutators/plan/plan-order.ts'
import { planCreate, planEdit } from './mutators/plan/plan.ts'
import { staffEdit } from './mutators/member/staff.ts'
import { sampleRemove } from './mutators/sample/sample-remove.ts'
import { siteLocate } from './mutators/customer/site-locate.ts'
import { siteCreate, siteEdit } from './mutators/customer/site.ts'
import {
  stockCount,
  stockReceive,
  stockSend,
  stockSupply,
  stockUse,
} from './mutators/stock/stock.ts'
import { threadRead } from './mutators/message/thread-read.ts'
import { timeAdd, timeClock, timeCorrect, timeRemove } from './mutators/time/time.ts'
import { weekApprove, weekReopen } from './mutators/time/week.ts'
import { templateCreate, templateEdit } from './mutators/company/template.ts'
import { userEdit } from './mutators/company/user.ts'

/** The implementation of each mutation by its stored name. */
export const mutations = {
  'company/setup': companySetup,
  'company/edit': companyEdit,
  'company/setFeature': companySetFeature,
  'company/endTrial': companyEndTrial,
  'company/bill': companyBill,
  'user/edit': userEdit,
  'invite/create': inviteCreate,
  'invite/renew': inviteRenew,
  'invite/revoke': inviteRevoke,
  'invite/accept': inviteAccept,
  'member/edit': memberEdit,
  'member/deactivate': memberDeactivate,
  'member/activate': memberActivate,
  'staff/edit': staffEdit,
  'picture/set': pictureSet,
  'picture/remove': pictureRemove,
  'owner/offer': ownerOffer,
  'owner/withdraw': ownerWithdraw,
  'owner/accept': ownerAccept,
  'owner/requestDeletion': ownerRequestDeletion,
  'owner/cancelDeletion': ownerCancelDeletion,
  'customer/create': customerCreate,
  'customer/edit': customerEdit,
  'site/create': siteCreate,
  'site/edit': siteEdit,
  'site/locate': siteLocate,
  'asset/create': assetCreate,
  'asset/edit': assetEdit,
  'order/create': orderCreate,
  'order/edit': orderEdit,
  'order/assign': orderAssign,
  'order/move': orderMove,
  'order/place': orderStepLocation,
  'order/takeBack': orderTakeBack,
  'order/answer': orderAnswer,
  'order/followUp': orderFollowUp,
  'order/delete': orderDelete,
  'order/review': orderReview,
  'order/restoreField': orderRestoreField,
  'order/markSent': orderMarkSent,
  'order/askReassign': orderAskReassign,
  'order/withdrawReassign': orderWithdrawReassign,
  'order/tellLate': orderTellLate,
  'order/withdrawLate': orderWithdrawLate,
  'order/keepAssignee': orderKeepAssignee,
  'booking/plan': bookingPlan,
  'booking/cancel': bookingCancel,
  'booking/see': bookingSee,
  'booking/tell': bookingTell,
  'booking/mail': bookingMail,
  'booking/settle': bookingSettle,
  'plan/create': planCreate,
  'plan/edit': planEdit,
  'plan/createOrder': planCreateOrder,
  'plan/removeOrder': planRemoveOrder,
  'photo/add': photoAdd,
  'photo/finish': photoFinish,
  'photo/edit': photoEdit,
  'photo/delete': photoDelete,
  'message/send': messageSend,
  'message/acknowledge': messageAcknowledge,
  'thread/read': threadRead,
  'time/clock': timeClock,
  'time/correct': timeCorrect,
  'time/add': timeAdd,
  'time/remove': timeRemove,
  'week/approve': weekApprove,
  'week/reopen': weekReopen,
  'absence/request': absenceRequest,
  'absence/add': absenceAdd,
  'absence/decide': absenceDecide,
  'absence/cancel': absenceCancel,
  'stock/use': stockUse,
  'stock/send': stockSend,
  'stock/receive': stockReceive,
  'stock/count': stockCount,
  'stock/supply': stockSupply,
  'location/create': locationCreate,
  'location/edit': locationEdit,
  'location/share': locationShare,
  'item/create': itemCreate,
  'item/edit': itemEdit,
  'item/minimum': itemMinimum,
  'cost/set': costSet,
  'pricelist/create': priceListCreate,
  'pricelist/edit': priceListEdit,
  'template/create': templateCreate,
  'template/edit': templateEdit,
  'invoice/create': invoiceCreate,
  'invoice/edit': invoiceEdit,
  'invoice/discard': invoiceDiscard,
  'invoice/issue': invoiceIssue,
  'invoice/takeDeposit': invoiceTakeDeposit,
  'invoice/releaseDeposit': invoiceReleaseDeposit,
  'invoice/pauseReminders': invoicePauseReminders,
  'invoice/markExported': invoiceMarkExported,
  'order/invoice': orderInvoice,
  'estimate/create': estimateCreate,
  'estimate/edit': estimateEdit,
  'estimate/send': estimateSend,
  'estimate/decide': estimateDecide,
  'estimate/revise': estimateRevise,
  'estimate/cancel': estimateCancel,
  'estimate/convert': estimateConvert,
  'payment/record': paymentRecord,
  'payment/reverse': paymentReverse,
  'series/setUp': seriesSetUp,
  'share/create': shareCreate,
  'share/revoke': shareRevoke,
  'share/rate': shareRate,
  'document/remove': documentRemove,
  'device/forget': deviceForget,
  'sample/remove': sampleRemove,
} as const satisfies Readonly<Record<MutationName, unknown>>

export type MutationArgs<N extends MutationName> = v.InferOutput<(typeof mutations)[N]['schema']>
