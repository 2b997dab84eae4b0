import { companyDocuments } from '../entities/photo.ts'
import { logoId } from '../entities/picture.ts'
import { isOfficePhoto, isOfficeThread } from '../message/office-reach.ts'
import { isSentDoc } from '../order/is-sent.ts'
import { hasBegun } from '../subscription/has-begun.ts'
import type { Actor } from './actor.ts'
import { systemUid } from './system-actor.ts'

type Fields = Readonly<Record<string, unknown>>

/** Whether a member may do this, to this document where there is one. */
type Policy = (actor: Actor, doc: Fields | undefined) => boolean

const policies = {
  'company/view': everyone,
  'company/edit': isAdminLevel,
  /** Doing without a feature of the plan, for everyone. */
  'company/features': (actor) => actor.role === 'owner',
  /** Having the whole company deleted after the days of grace, or keeping it after all. */
  'company/delete': (actor) => actor.role === 'owner',
  /** Having the data of a customer or a former member erased. */
  'data/erase': (actor) => actor.role === 'owner',
  /** Changing the subscription: the server alone. */
  'company/bill': (actor) => actor.uid === systemUid,
  'user/view': everyone,
  'user/edit': (actor, doc) => doc?.id === actor.uid,
  /** Inviting someone to a role; only the owner decides about admins. */
  'member/invite': (actor, doc) => managesRole(actor, doc?.role),
  'invite/view': isAdminLevel,
  /** Changing a member's profile, rights and access; nobody changes their own. */
  'member/manage': (actor, doc) => doc?.id !== actor.uid && managesRole(actor, doc?.role),
  /** Offering the company to an admin. */
  'ownership/offer': (actor, doc) =>
    actor.role === 'owner' && (doc?.role === undefined || doc.role === 'admin'),
  /** Accepting or declining such an offer. */
  'ownership/accept': (actor, doc) => actor.role === 'admin' && doc?.to === actor.uid,
  /** Accepting an invitation. */
  'member/join': everyone,
  'customer/view': everyone,
  'customer/create': mayEditCustomers,
  'customer/edit': mayEditCustomers,
  'site/view': everyone,
  'site/create': mayEditCustomers,
  'site/edit': mayEditCustomers,
  /** Setting where the site of an order is, for those who work on that order. */
  'site/locate': worksOn,
  'asset/view': everyone,
  'asset/edit': mayEditCustomers,
  'visit/view': everyone,
  'order/view': (actor, doc) => worksOn(actor, doc) || doc?.createdBy === actor.uid,
  'order/create': isAdminLevel,
  'order/edit': isAdminLevel,
  'order/assign': isAdminLevel,
  'order/delete': isAdminLevel,
  'booking/view': (actor, doc) => isAdminLevel(actor) || isSentOn(actor, doc),
  'booking/plan': isAdminLevel,
  /** Recording that one has seen a visit that one was sent on. */
  'booking/see': isSentOn,
  /** Recording that the customer was told when the visit starts. */
  'booking/tell': (actor, doc) => isAdminLevel(actor) || isSentOn(actor, doc),
  /** Recording what a customer was mailed of a visit: the server alone. */
  'booking/mail': (actor) => actor.uid === systemUid,
  /** Maintenance plans: the office alone. */
  'plan/view': isAdminLevel,
  'plan/edit': isAdminLevel,
  /** Changing its status and recording what was done. */
  'order/work': worksOn,
  /** Asking the office to give a visit that one was sent on to someone else. */
  'reassign/ask': isSentToTechnician,
  /** Telling the office that one will be late for a visit that one was sent on. */
  'late/tell': isSentToTechnician,
  /** Reporting where one's own step was made. */
  'order/place': (actor, doc) => doc?.id === actor.uid,
  /** Deciding about a step that came too late; restoring an earlier value. */
  'order/review': isAdminLevel,
  /** Messages between two people are theirs alone. */
  'message/view': (actor, doc) =>
    (isAdminLevel(actor) && isOfficeThread(doc?.threadId)) || lists(doc?.readerIds, actor.uid),
  'message/send': everyone,
  'message/acknowledge': (actor, doc) => lists(doc?.readerIds, actor.uid),
  'read/view': (actor, doc) => lists(doc?.readerIds, actor.uid),
  'read/mark': everyone,
  'photo/view': (actor, doc) => doc?.about === companyDocuments || seesPhoto(actor, doc),
  'photo/add': everyone,
  'photo/edit': (actor, doc) =>
    doc?.createdBy === actor.uid || (isAdminLevel(actor) && seesPhoto(actor, doc)),
  /** Adding, renaming and removing the documents that every member opens. */
  'library/edit': isAdminLevel,
  /** Requesting another order that continues this one. */
  'order/follow-up': worksOn,
  'time/view': (actor, doc) => isAdminLevel(actor) || doc?.userId === actor.uid,
  'time/clock': everyone,
  'time/correct': (actor, doc) => isAdminLevel(actor) || doc?.userId === actor.uid,
  'week/view': (actor, doc) => isAdminLevel(actor) || doc?.userId === actor.uid,
  /** Approving and reopening hours; an admin's own are for the owner or another admin. */
  'week/approve': decidesAbout,
  'device/view': (actor, doc) => isAdminLevel(actor) || doc?.userId === actor.uid,
  /** Taking a device out of its person's list. */
  'device/forget': (actor, doc) => isAdminLevel(actor) || doc?.userId === actor.uid,
  /** Skills, hours and base location of a person. */
  'staff/view': (actor, doc) => isAdminLevel(actor) || doc?.userId === actor.uid,
  /** Changing them, for the person with this role: the owner's also by the owner. */
  'staff/edit': (actor, doc) => actor.role === 'owner' || managesRole(actor, doc?.role),
  'picture/view': everyone,
  /** One's own photo, that of a person whom one manages, and the company's logo. */
  'picture/edit': (actor, doc) =>
    doc?.id === logoId
      ? isAdminLevel(actor)
      : doc?.id === actor.uid || managesRole(actor, doc?.role),
  'absence/view': (actor, doc) => isAdminLevel(actor) || doc?.userId === actor.uid,
  /** Asking for time off: for oneself. */
  'absence/request': (actor, doc) => doc?.userId === actor.uid,
  /** Approving and rejecting time off, and entering it approved; an admin's own is for the owner or another admin. */
  'absence/decide': decidesAbout,
  /** One's own while it is only requested or has not begun. */
  'absence/cancel': (actor, doc) => decidesAbout(actor, doc) || doc?.userId === actor.uid,
  /** On which days a colleague is away. */
  'away/view': everyone,
  'stock/view': everyone,
  'movement/view': (actor, doc) => isAdminLevel(actor) || lists(doc?.readerIds, actor.uid),
  /** Using, sending and receiving items; `movementRules` says between which locations. */
  'stock/move': everyone,
  'stock/count': (actor) => isAdminLevel(actor) || actor.permissions.includes('inventory'),
  /** Locations, the catalogue, and stock bought for them. */
  'stock/manage': isAdminLevel,
  /** What items and hours of people cost the company. */
  'cost/view': isAdminLevel,
  'cost/edit': isAdminLevel,
  /** What some customers pay, and which customers do. */
  'pricelist/view': isAdminLevel,
  'pricelist/edit': isAdminLevel,
  'template/view': everyone,
  'template/edit': isAdminLevel,
  /** Invoices and credit notes: the office alone. */
  'invoice/view': isAdminLevel,
  'invoice/edit': isAdminLevel,
  /** Making one final, with its number. */
  'invoice/issue': isAdminLevel,
  /** Those of an order are also seen by its technicians. */
  'estimate/view': (actor, doc) => isAdminLevel(actor) || lists(doc?.readerIds, actor.uid),
  /** Drafting, sending, revising and cancelling. */
  'estimate/edit': (actor, doc) =>
    isAdminLevel(actor) ||
    (actor.permissions.includes('quote') && lists(doc?.readerIds, actor.uid)),
  /** Entering the customer's answer: technicians with a signature. */
  'estimate/decide': (actor, doc) => isAdminLevel(actor) || lists(doc?.readerIds, actor.uid),
  /** Making an order of an approved one. */
  'estimate/convert': isAdminLevel,
  /** Links for customers: the office alone. */
  'share/view': isAdminLevel,
  'share/edit': isAdminLevel,
  /** Noting what a customer thinks of a visit: the server alone. */
  'share/rate': (actor) => actor.uid === systemUid,
  'payment/view': (actor, doc) => isAdminLevel(actor) || doc?.createdBy === actor.uid,
  /** Recording money that was received: technicians on their own orders, where the company wants that. */
  'payment/record': worksOn,
  /** Taking back one that was recorded by mistake. */
  'payment/reverse': isAdminLevel,
  /** Choosing how numbers look and which one comes first. */
  'series/setUp': (actor) => actor.role === 'owner',
  /** Removing a document that no app can read. */
  'document/remove': isAdminLevel,
  /** Removing documents of the sample data. */
  'sample/remove': isAdminLevel,
  'receipt/view': (actor, doc) => isAdminLevel(actor) || lists(doc?.readerIds, actor.uid),
} satisfies Record<string, Policy>

export type Action = keyof typeof policies

/**
 * The permission table. `doc` is the stored document that the action is about (with its `id` where the action depends
 * on it); it must belong to the actor's own company. The subscription only counts for an actor on a screen
 * (`isLapsed`): work that was done before a lapse is accepted.
 */
export function can(actor: Actor, action: Action, doc?: Fields): boolean {
  const policy: Policy = policies[action]
  return (
    actor.status === 'active' && policy(actor, doc) && !(actor.isLapsed && isStopped(action, doc))
  )
}

/** Whether a screen offers an action that begins something; disabled while the subscription has lapsed. */
export function offerOf(actor: Actor | null, action: Action): 'open' | 'disabled' | null {
  if (!actor || !can({ ...actor, isLapsed: false }, action)) return null
  return actor.isLapsed ? 'disabled' : 'open'
}

/** Reading; what finishes work; asking each other; money that was received; one's own account, and the way out. */
const openInLapse =
  /view$|^(message|read|photo|time|payment|user|device|owner|stock.move|booking.see|member.manage|company.delete|data.erase)/

/** `isOpenInLapse` for what screens offer. */
function isStopped(action: Action, doc: Fields | undefined): boolean {
  if (action === 'order/work' || action === 'order/review') return !hasBegun(doc)
  return !openInLapse.test(action)
}

/** Whether a person may ever do this, whichever document it is about; what a receipt may claim. */
export function canEver(actor: Actor, action: Action): boolean {
  const { uid } = actor
  const [ids, own] = [[uid], { id: uid, createdBy: uid, userId: uid, technicianId: uid, to: uid }]
  const mine = { ...own, isSent: true, assigneeIds: ids, readerIds: ids }
  return can(actor, action) || can(actor, action, mine)
}

export function isAdminLevel(actor: Pick<Actor, 'role'>): boolean {
  return actor.role === 'owner' || actor.role === 'admin'
}

function everyone(): boolean {
  return true
}

/** The rules say the same in `editsCustomers`. */
function mayEditCustomers(actor: Actor): boolean {
  return isAdminLevel(actor) || actor.permissions.includes('edit_customers')
}

/** Only the owner manages admins, and nobody manages the owner. Without a role: whether they manage anyone. */
function managesRole(actor: Actor, role: unknown): boolean {
  if (actor.role === 'owner') return role !== 'owner'
  return actor.role === 'admin' && (role === undefined || role === 'technician')
}

/** The owner decides about everyone's time off and hours, an admin about everyone's but their own. */
function decidesAbout(actor: Actor, doc: Fields | undefined): boolean {
  return actor.role === 'owner' || (actor.role === 'admin' && doc?.userId !== actor.uid)
}

/** A technician works on orders that were sent to them, and may have worked on those that they handed over. */
function worksOn(actor: Actor, doc: Fields | undefined): boolean {
  if (isAdminLevel(actor)) return true
  if (doc === undefined) return false
  return (
    (isSentDoc(doc) && lists(doc.assigneeIds, actor.uid)) || lists(doc.formerAssigneeIds, actor.uid)
  )
}

/** Assignees see a visit once it was sent. */
function isSentOn(actor: Actor, doc: Fields | undefined): boolean {
  return doc?.isSent === true && lists(doc.assigneeIds, actor.uid)
}

/** An assignee of an order that was sent, who is not of the office. */
function isSentToTechnician(actor: Actor, doc: Fields | undefined): boolean {
  return actor.role === 'technician' && isSentDoc(doc ?? {}) && lists(doc?.assigneeIds, actor.uid)
}

/** The office sees photos of the work; photos of messages are for their readers. */
function seesPhoto(actor: Actor, doc: Fields | undefined): boolean {
  return (isAdminLevel(actor) && isOfficePhoto(doc?.about)) || lists(doc?.readerIds, actor.uid)
}

function lists(value: unknown, uid: string): boolean {
  return Array.isArray(value) && value.includes(uid)
}
