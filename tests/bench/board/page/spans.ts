import type { Scene } from './types.ts'

/** Width of the names, and of the board: what remains of 1,440 pixels beside the queue. */
export const namesWidth = 208
const boardWidth = 1140

export const minute = 60_000

export interface Span {
  readonly id: string
  readonly personId: string
  readonly startsAt: number
  readonly endsAt: number
  readonly text: string
}

/** The scene as other boards take it: who, and what from when to when. */
export function spansOf({ day, data }: Scene) {
  const spans = [...data.items.values()].flatMap((item): Span[] => {
    const personId = item.assigneeIds[0]
    if (personId === undefined || item.start === null) return []
    const startsAt = Date.parse(item.start)
    const text = `${timeOf(startsAt)} ${item.order.title}`
    return [{ id: item.id, personId, startsAt, endsAt: startsAt + item.minutes * minute, text }]
  })
  const people = [...data.board.people.values()].map(({ user: { id, name } }) => ({ id, name }))
  return { spans, people, from: new Date(`${day}T00:00`).getTime() }
}

/** How many minutes are on the screen at once. */
export function shownMinutes(pixelsPerMinute: number): number {
  return (boardWidth - namesWidth) / pixelsPerMinute
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

function timeOf(instant: number): string {
  return clock.format(instant)
}
