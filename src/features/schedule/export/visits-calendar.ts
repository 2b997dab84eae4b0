import type { BoardItem } from '../board/use-board.ts'
import { isTimed } from '../drag/assignment.ts'

/** The longest line of an iCalendar file, in octets. */
const lineOctets = 75

/**
 * The planned visits as an iCalendar file (RFC 5545); `at` is when it is written, an ISO instant, `nameOf` the name of a
 * person by id.
 */
export function visitsCalendar(
  items: readonly BoardItem[],
  at: string,
  nameOf: (id: string) => string,
): string {
  const events = items.flatMap((item) =>
    item.start === null ? [] : eventOf(item, item.start, at, nameOf),
  )
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Daybook//Schedule//EN',
    ...events,
    'END:VCALENDAR',
  ]
    .map(fold)
    .map((line) => `${line}\r\n`)
    .join('')
}

function eventOf(
  item: BoardItem,
  start: string,
  at: string,
  nameOf: (id: string) => string,
): readonly string[] {
  const who = item.assigneeIds.map(nameOf).filter(Boolean).join(', ')
  const what = [item.order.title, item.customerName].filter(Boolean).join(', ')
  const when = isTimed(item)
    ? [`DTSTART:${compact(start)}`, `DURATION:PT${item.minutes}M`]
    : [`DTSTART;VALUE=DATE:${start.replaceAll('-', '')}`]
  return [
    'BEGIN:VEVENT',
    `UID:${item.id}@daybook`,
    `DTSTAMP:${compact(at)}`,
    ...when,
    `SUMMARY:${escape(who === '' ? what : `${who}: ${what}`)}`,
    `DESCRIPTION:${escape(item.order.ref)}`,
    ...(item.siteLine === '' ? [] : [`LOCATION:${escape(item.siteLine)}`]),
    'END:VEVENT',
  ]
}

/** '20260504T080000Z' for an ISO instant. */
function compact(instant: string): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

/** What some programs take as the end of a line: a text must not write a line of its own. */
const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g
const control = /\p{Cc}/gu

function escape(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(lineBreak, '\\n')
    .replace(control, '')
}

/** Breaks a long line before it exceeds the limit, without splitting a character. */
function fold(line: string): string {
  const encoder = new TextEncoder()
  const lines = ['']
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > lineOctets) {
      lines.push(' ')
      octets = 1
    }
    lines[lines.length - 1] += character
    octets += size
  }
  return lines.join('\r\n')
}
