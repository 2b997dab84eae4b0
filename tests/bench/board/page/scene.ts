import type { Board, BoardPerson } from '#domain/dispatch/board-visit.ts'
import { boardFixture, east, personFixture, visitFixture } from '#domain/dispatch/board.fixture.ts'
import { createRandom } from '#domain/planning/random.ts'
import type { BoardItem } from '#features/schedule/board/use-board.ts'
import type { Scene } from './types.ts'

/** The day of the fixtures. */
const day = '2026-05-04'
const people = 60
const statuses = ['scheduled', 'dispatched', 'accepted', 'enRoute', 'onSite', 'done'] as const
const works = ['Boiler service', 'Leaking valve', 'Pump replaced', 'Meter reading', 'Gate repair']
const firstNames = ['Ana', 'Luis', 'Marta', 'Jorge', 'Elena', 'Pablo', 'Sara', 'Diego']
const lastNames = ['Ruiz', 'Serrano', 'Vidal', 'Ortega', 'Molina', 'Castro', 'Navarro', 'Prieto']

/** As many visits for each of sixty people, one after the other with drives between, some of them overlapping. */
export function makeScene(visits: number): Scene {
  const random = createRandom(14)
  const each = visits / people
  // The more there are, the longer the day.
  const [from, to] = each > 20 ? [5 * 60, 23 * 60] : [7 * 60, 19 * 60]
  const slot = (to - from) / each
  const staff = new Map<string, BoardPerson>()
  const items = new Map<string, BoardItem>()
  for (let lane = 0; lane < people; lane += 1) {
    const id = `p${String(lane).padStart(2, '0')}`
    const person = personFixture(id)
    const name = `${pick(firstNames, lane)} ${pick(lastNames, lane >> 3)} ${lane}`
    staff.set(id, { ...person, user: { ...person.user, name } })
    for (let i = 0; i < each; i += 1) {
      const start = Math.floor((from + i * slot + random.next() * slot * 0.25) / 5) * 5
      const part = random.next() < 0.05 ? 1.6 : 0.55 + random.next() * 0.25
      const made = visitFixture(`${id}v${i}`, clock(start), {
        assigneeIds: [id],
        minutes: Math.max(10, Math.round((slot * part) / 5) * 5),
        place: east(random.next() * 20),
      })
      const order = {
        ...made.order,
        status: pick(statuses, Math.floor(random.next() * statuses.length)),
        title: pick(works, Math.floor(random.next() * works.length)),
        priority: random.next() < 0.04 ? ('urgent' as const) : ('normal' as const),
        assigneeIds: [id],
      }
      const names = {
        customerName: `Customer ${lane}-${i}`,
        siteLine: '',
        isUnsent: false,
        series: { place: 1, count: 1, parts: [] },
      }
      items.set(made.id, { ...made, order, ...names })
    }
  }
  const board: Board = boardFixture([...items.values()], { people: staff })
  return { day, data: { board, items } }
}

function pick<T>(list: readonly T[], i: number): T {
  const found = list[i % list.length]
  if (found === undefined) throw new Error('Nothing to pick from')
  return found
}

function clock(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((n) => String(n).padStart(2, '0')).join(':')
}
