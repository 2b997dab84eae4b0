import type { Actor, Role } from '../access/actor.ts'
import { isAdminLevel } from '../access/can.ts'

/**
 * A conversation is named after what it is about, so that two phones without a network mean the same one: everyone's,
 * one about an order, one between two people, or one person's with the office.
 */
export type Thread =
  | { readonly kind: 'team' }
  | { readonly kind: 'order'; readonly orderId: string }
  | { readonly kind: 'direct'; readonly uids: readonly [string, string] }
  | { readonly kind: 'office'; readonly uid: string }

export const teamThreadId = 'team'

export function orderThreadId(orderId: string): string {
  return `order-${orderId}`
}

export function directThreadId(one: string, other: string): string {
  const [first, second] = [one, other].toSorted()
  return `direct-${first}__${second}`
}

export function officeThreadId(uid: string): string {
  return `office-${uid}`
}

/** Whether a person may take part in a conversation. Who works on its order is a separate question. */
export function canFollowThread(
  thread: Thread | null,
  { uid, role }: Pick<Actor, 'uid' | 'role'>,
): boolean {
  if (thread?.kind === 'direct') {
    const [first, second] = thread.uids
    return thread.uids.includes(uid) && first < second
  }
  if (thread?.kind === 'office') return thread.uid === uid || isAdminLevel({ role })
  return thread !== null
}

/** Parses a thread's id; null for a kind that this app does not know. */
export function parseThread(threadId: string): Thread | null {
  if (threadId === teamThreadId) return { kind: 'team' }
  const [, kind, rest = ''] = /^(order|direct|office)-(.+)$/.exec(threadId) ?? []
  if (kind === 'order') return { kind, orderId: rest }
  if (kind === 'office') return { kind, uid: rest }
  const [one, other, ...more] = rest.split('__')
  if (kind !== 'direct' || !one || !other || more.length > 0) return null
  return { kind, uids: [one, other] }
}

interface Member {
  readonly id: string
  readonly role: Role
  readonly status: string
}

/** Who follows a thread: the people it is about; for an order, those who see it and the office. */
export function membersOf(
  thread: Thread,
  people: readonly Member[],
  /** For a thread about an order: the people who see that order on their phone. */
  viewerIds: readonly string[],
): readonly string[] {
  const active = people.filter(({ status }) => status === 'active')
  const office = active.filter(isAdminLevel).map(({ id }) => id)
  const all = {
    team: () => active.map(({ id }) => id),
    order: () => [...viewerIds, ...office],
    direct: () => (thread.kind === 'direct' ? thread.uids : []),
    office: () => [...(thread.kind === 'office' ? [thread.uid] : []), ...office],
  }[thread.kind]()
  return [...new Set(all)].slice(0, 100)
}
