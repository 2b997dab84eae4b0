import { isOfficePicture, isOfficeThread } from '../message/office-reach.ts'
import { isSentDoc } from '../order/is-sent.ts'
import type { Actor } from './actor.ts'

type Fields = Readonly<Record<string, unknown>>

/** Whether somebody who is a member may do this, to this document where there is one. */
type Policy = (actor: Actor, doc: Fields | undefined) => boolean

const policies = {
  'company/view': everyone,
  'company/edit': isAdminLevel,
  'user/view': everyone,
  'user/edit': (actor, doc) => doc?.id === actor.uid,
  'customer/view': everyone,
  'customer/create': mayEditCustomers,
  'customer/edit': mayEditCustomers,
  'site/view': everyone,
  'site/create': mayEditCustomers,
  'site/edit': mayEditCustomers,
  'asset/view': everyone,
  'asset/edit': mayEditCustomers,
  'visit/view': everyone,
  'order/view': (actor, doc) => worksOn(actor, doc) || doc?.createdBy === actor.uid,
  'order/create': isAdminLevel,
  'order/edit': isAdminLevel,
  'order/assign': isAdminLevel,
  'order/delete': isAdminLevel,
  /** Moving it through its statuses and saying what was done. */
  'order/work': worksOn,
  /** Saying where one was at a step of one's own. */
  'order/place': (actor, doc) => doc?.id === actor.uid,
  /** Deciding about a step that came too late; putting an earlier value back. */
  'order/review': isAdminLevel,
  /** What two people say to each other is theirs alone. */
  'message/view': (actor, doc) =>
    (isAdminLevel(actor) && isOfficeThread(doc?.threadId)) || lists(doc?.readerIds, actor.uid),
  'message/send': everyone,
  'message/acknowledge': (actor, doc) => lists(doc?.readerIds, actor.uid),
  'read/view': (actor, doc) => lists(doc?.readerIds, actor.uid),
  'read/mark': everyone,
  'photo/view': seesPhoto,
  'photo/add': everyone,
  'photo/edit': (actor, doc) =>
    doc?.createdBy === actor.uid || (isAdminLevel(actor) && seesPhoto(actor, doc)),
  /** Asking for another order that takes up what this one leaves. */
  'order/follow-up': worksOn,
  'time/view': (actor, doc) => isAdminLevel(actor) || doc?.userId === actor.uid,
  'time/clock': everyone,
  'time/correct': (actor, doc) => isAdminLevel(actor) || doc?.userId === actor.uid,
  'stock/view': everyone,
  'movement/view': (actor, doc) => isAdminLevel(actor) || lists(doc?.readerIds, actor.uid),
  /** Using, sending and taking parts; from where to where, `ledgerLaw` says. */
  'stock/move': everyone,
  'stock/count': (actor) => isAdminLevel(actor) || actor.permissions.includes('inventory'),
  /** The places and the catalogue; what is bought for them. */
  'stock/manage': isAdminLevel,
  'template/view': everyone,
  'template/edit': isAdminLevel,
  /** Taking away a document that no app can read. */
  'document/remove': isAdminLevel,
  'receipt/view': (actor, doc) => isAdminLevel(actor) || lists(doc?.readerIds, actor.uid),
} satisfies Record<string, Policy>

export type Action = keyof typeof policies

/**
 * The permission table. `doc` is the stored document the action is about (with its `id` where the action
 * looks at it); it must be of the actor's own company. Says nothing about plans and subscriptions: work
 * that was done is taken whatever the subscription is by then.
 */
export function can(actor: Actor, action: Action, doc?: Fields): boolean {
  const policy: Policy = policies[action]
  return actor.status === 'active' && policy(actor, doc)
}

/** Whether somebody may do this to some document or other; what a receipt may say that they did. */
export function mayEver(actor: Actor, action: Action): boolean {
  const { uid } = actor
  const [ids, own] = [[uid], { id: uid, createdBy: uid, userId: uid, technicianId: uid }]
  return can(actor, action, { ...own, isSent: true, assigneeIds: ids, readerIds: ids })
}

export function isAdminLevel(actor: Pick<Actor, 'role'>): boolean {
  return actor.role === 'owner' || actor.role === 'admin'
}

function everyone(): boolean {
  return true
}

function mayEditCustomers(actor: Actor): boolean {
  return isAdminLevel(actor) || actor.permissions.includes('edit_customers')
}

/** A technician works on what was sent to them. */
function worksOn(actor: Actor, doc: Fields | undefined): boolean {
  if (isAdminLevel(actor)) return true
  return doc !== undefined && isSentDoc(doc) && lists(doc.assigneeIds, actor.uid)
}

/** The office those of the work; of messages the people they were sent to. */
function seesPhoto(actor: Actor, doc: Fields | undefined): boolean {
  return (isAdminLevel(actor) && isOfficePicture(doc?.about)) || lists(doc?.readerIds, actor.uid)
}

function lists(value: unknown, uid: string): boolean {
  return Array.isArray(value) && value.includes(uid)
}
