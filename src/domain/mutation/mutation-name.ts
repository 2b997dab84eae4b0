/**
 * The names of all mutations. They are separate from the code of the mutations so that lists can be painted before that
 * code is loaded. Names are stored in outboxes and receipts: never rename one.
 */
export const mutationNames = [
  'company/setup',
  'company/edit',
  'company/endTrial',
  'user/edit',
  'invite/create',
  'invite/renew',
  'invite/revoke',
  'invite/accept',
  'member/edit',
  'member/deactivate',
  'member/activate',
  'owner/offer',
  'owner/withdraw',
  'owner/accept',
  'owner/requestDeletion',
  'owner/cancelDeletion',
  'customer/create',
  'customer/edit',
  'site/create',
  'site/edit',
  'asset/create',
  'asset/edit',
  'order/create',
  'order/edit',
  'order/assign',
  'order/move',
  'order/place',
  'order/takeBack',
  'order/answer',
  'order/followUp',
  'order/delete',
  'order/review',
  'order/restoreField',
  'order/markSent',
  'photo/add',
  'photo/finish',
  'photo/edit',
  'photo/delete',
  'message/send',
  'message/acknowledge',
  'thread/read',
  'time/clock',
  'time/correct',
  'time/add',
  'time/remove',
  'absence/request',
  'absence/add',
  'absence/decide',
  'absence/cancel',
  'stock/use',
  'stock/send',
  'stock/receive',
  'stock/count',
  'stock/supply',
  'location/create',
  'location/edit',
  'location/share',
  'item/create',
  'item/edit',
  'item/minimum',
  'template/create',
  'template/edit',
  'document/remove',
] as const

export type MutationName = (typeof mutationNames)[number]

const known: ReadonlySet<string> = new Set(mutationNames)

/** Whether this app knows a mutation of this name; a newer app may have queued others. */
export function isMutationName(name: string): name is MutationName {
  return known.has(name)
}
