import { createSha256 } from '#lib/sha256.ts'
import { iso, minute, type Calendar } from '../base/calendar.ts'
import { inCompany, stamped } from '../base/company.ts'
import type { DemoDocument } from '../base/types.ts'
import { admin, type DemoPerson, technician, technicians } from './people.ts'

const [, second, third] = technicians.filter((person) => person !== technician)

/** Last week's hours, approved for some people; of one person, time arrived after the approval. */
export function weekDocuments(
  time: readonly DemoDocument[],
  calendar: Calendar,
): readonly DemoDocument[] {
  const monday = thisMonday(calendar)
  const lastMonday = monday - 7
  const [start, end] = [calendar.at(lastMonday, 0), calendar.at(monday, 0)]
  const decidedAt = Math.min(calendar.at(monday, 8), calendar.now)
  const name = iso(calendar.at(lastMonday, 12)).slice(0, 10)

  function documentOf({ uid }: DemoPerson): DemoDocument {
    const own = time.filter(({ data }) => {
      const from = Date.parse(String(data['startedAt']))
      return data['userId'] === uid && from >= start && from < end
    })
    const minutes = (kind: string) =>
      own.reduce((sum, { data }) => {
        const [from, to] = [data['startedAt'], data['endedAt']].map((at) => Date.parse(String(at)))
        return data['kind'] === kind ? sum + (Number(to) - Number(from)) / minute : sum
      }, 0)
    const breaks = minutes('break')
    const late = uid === third?.uid ? 45 : 0
    return inCompany(`weeks/${uid}_${name.replaceAll('-', '')}`, {
      userId: uid,
      monday: name,
      startsAt: iso(start),
      endsAt: iso(end),
      status: 'approved',
      paidMinutes: Math.round(minutes('day') - breaks) - late,
      breakMinutes: Math.round(breaks),
      travelMinutes: Math.round(minutes('travel')),
      orderMinutes: Math.round(minutes('order')),
      // One entry was added since.
      entriesHash: hashOf(late > 0 ? own.slice(1) : own),
      decidedAt: iso(decidedAt),
      decidedBy: admin.uid,
      ...stamped(decidedAt, admin.uid),
    })
  }
  return [technician, second, third].flatMap((person) => (person ? [documentOf(person)] : []))
}

/** The offset of this week's Monday from today: the day after the last Sunday. */
function thisMonday(calendar: Calendar): number {
  let offset = 0
  while (calendar.isWeekend(offset) || !calendar.isWeekend(offset - 1)) offset -= 1
  return offset
}

/** As `weekFingerprint` of the app hashes them. */
function hashOf(entries: readonly DemoDocument[]): string {
  const lines = entries.map(({ path, data }) => {
    const { kind, orderId, startedAt, endedAt } = data
    const times = [startedAt, endedAt].map((at) => (typeof at === 'string' ? Date.parse(at) : null))
    return JSON.stringify([path.split('/').at(-1), kind, orderId, ...times])
  })
  const hash = createSha256()
  hash.update(new TextEncoder().encode(lines.toSorted().join('\n')))
  return hash.hex()
}
