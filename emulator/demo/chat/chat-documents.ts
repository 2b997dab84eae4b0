import { iso, minute, type Calendar } from '../base/calendar.ts'
import { created, inCompany, stamped } from '../base/company.ts'
import type { DemoOrder } from '../orders/create-orders.ts'
import { admin, owner, people, technicians } from '../people/people.ts'
import { createRandom, type Random } from '../base/random.ts'
import type { DemoDocument } from '../base/types.ts'
import { directTalk, type Line, orderTalk, teamTalk } from './lines.ts'

interface Talk {
  readonly id: string
  readonly kind: 'team' | 'direct' | 'order'
  readonly title: string
  readonly orderId: string | null
  readonly members: readonly string[]
  readonly lines: readonly { readonly by: string; readonly at: number; readonly text: string }[]
}

const office = people.filter(({ role }) => role !== 'technician').map(({ uid }) => uid)

export const teamThreadPath = 'threads/team'

/** Conversations about orders, between two people, and the team's; each after its messages. */
export function talkDocuments(
  seed: string,
  orders: readonly DemoOrder[],
  calendar: Calendar,
): DemoDocument[] {
  const random = createRandom(`${seed}/talk`)
  return [
    ...orderThreads(orders, calendar, random),
    ...directThreads(calendar, random),
    teamThread(calendar, random),
  ].flatMap((talk) => [...readMarks(talk), ...threadDocuments(talk)])
}

function teamThread(calendar: Calendar, random: Random): Talk {
  const active = people.filter(({ status }) => status === 'active').map(({ uid }) => uid)
  let earliest = 0
  const lines = teamTalk.map(([who, text], i) => {
    const planned = calendar.at(calendar.officeDay(0, i - teamTalk.length), 7.5 + (i % 3))
    const at = Math.max(planned, earliest) + random.int(0, 40) * minute
    earliest = at + minute
    return { by: active[who] ?? owner.uid, at, text }
  })
  const thread = { id: 'team', kind: 'team', title: 'Everyone', orderId: null } as const
  return { ...thread, members: active, lines }
}

function directThreads(calendar: Calendar, random: Random): Talk[] {
  return directTalk.map((lines, i) => {
    const other = technicians[i * 2]?.uid ?? technicians[0]?.uid ?? ''
    const members = [admin.uid, other]
    const start = calendar.at(calendar.officeDay(0, -1 - i), 12.5 + i / 2)
    const id = `direct-${[...members].toSorted().join('__')}`
    return {
      id,
      kind: 'direct',
      title: '',
      orderId: null,
      members,
      lines: say(lines, members, start, random),
    }
  })
}

/** About today's orders, on the afternoon before, when they were sent. */
function orderThreads(orders: readonly DemoOrder[], calendar: Calendar, random: Random): Talk[] {
  const today = orders.filter(({ planned }) => planned?.slot.day === 0)
  return today.slice(0, 8).flatMap(({ id, title, planned, trade }) => {
    if (planned === null || trade === null) return []
    const lines = random.pick(orderTalk[trade])
    const members = [...new Set([planned.by, ...planned.assignees, ...office])]
    const start = calendar.at(calendar.officeDay(0, -1), 15 + random.int(0, 10) / 5)
    const said = say(lines, members, start, random)
    return [{ id: `order-${id}`, kind: 'order', title, orderId: id, members, lines: said } as const]
  })
}

function say(
  lines: readonly Line[],
  members: readonly string[],
  start: number,
  random: Random,
): Talk['lines'] {
  let at = start
  return lines.map(([who, text]) => {
    at += random.int(20, 400) * 1000
    return { by: members[who] ?? admin.uid, at, text }
  })
}

function threadDocuments({ id: threadId, lines, members, ...thread }: Talk): DemoDocument[] {
  const [first, last] = [lines[0], lines.at(-1)]
  if (first === undefined || last === undefined) return []
  return [
    ...lines.map(({ by, at, text }, i) =>
      inCompany(`messages/${threadId}-${String(i + 1).padStart(2, '0')}`, {
        threadId,
        authorId: by,
        text,
        about: thread.orderId === null ? null : `orders/${thread.orderId}`,
        change: null,
        attachments: [],
        readerIds: members,
        at: iso(at),
        ...stamped(at + 700, by),
      }),
    ),
    inCompany(`threads/${threadId}`, {
      kind: thread.kind,
      title: thread.title,
      orderId: thread.orderId,
      memberIds: members,
      lastMessageAt: iso(last.at),
      archivedAt: null,
      ...created(first.at, first.by),
      ...stamped(last.at + 700, last.by),
    }),
  ]
}

/** A person who has written something has read what came before it. */
function readMarks({ id: threadId, lines, members }: Talk): DemoDocument[] {
  const lastOf = new Map(lines.map(({ by, at }) => [by, at]))
  return [...lastOf].map(([userId, at]) =>
    inCompany(`reads/${threadId}__${userId}`, {
      threadId,
      userId,
      readAt: iso(at),
      readerIds: office.includes(userId) ? [...new Set([userId, ...members])] : [userId],
      ...stamped(at + 900, userId),
    }),
  )
}
