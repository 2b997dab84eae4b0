import * as v from 'valibot'
import { fail, ok, type Result } from '#lib/result.ts'
import { inputProblem } from '../entities/input-problem.ts'
import type { Problem } from '../problem.ts'
import { ruleSchema, type Rule } from './rule.ts'

/** The longest text of a rule. */
export const longestRule = 1000

/** Reads an RFC 5545 recurrence rule, with or without 'RRULE:' before it. */
export function parseRule(text: string): Result<Rule, Problem> {
  if (text.length > longestRule) return refuse('', 'tooLong')
  const parts = new Map<string, string>()
  for (const part of text
    .trim()
    .replace(/^RRULE:/i, '')
    .toUpperCase()
    .split(';')) {
    const [name = '', value = '', ...rest] = part.split('=')
    if (value === '' || rest.length > 0) return refuse(name, 'ruleForm')
    if (!isKnown(name, value)) return refuse(name, 'ruleUnsupported')
    if (parts.has(name)) return refuse(name, 'twice')
    parts.set(name, value)
  }
  const rule = v.safeParse(ruleSchema, {
    frequency: parts.get('FREQ'),
    interval: wholeOf(parts.get('INTERVAL') ?? '1'),
    byMonth: listOf(parts.get('BYMONTH')).map(wholeOf),
    byMonthDay: listOf(parts.get('BYMONTHDAY')).map(wholeOf),
    byDay: listOf(parts.get('BYDAY')).map(byDayOf),
    bySetPos: listOf(parts.get('BYSETPOS')).map(wholeOf),
    weekStart: parts.get('WKST') ?? 'MO',
    count: parts.has('COUNT') ? wholeOf(parts.get('COUNT') ?? '') : null,
    until: parts.has('UNTIL') ? untilOf(parts.get('UNTIL') ?? '') : null,
  })
  return rule.success ? ok(rule.output) : fail(inputProblem(rule.issues))
}

const supported: ReadonlySet<string> = new Set(
  'FREQ,INTERVAL,COUNT,UNTIL,WKST,BYDAY,BYMONTH,BYMONTHDAY,BYSETPOS'.split(','),
)

/** RFC 7529 in the one form that says what is done anyway. */
const implied: ReadonlySet<string> = new Set(['RSCALE=GREGORIAN', 'SKIP=BACKWARD'])

function isKnown(name: string, value: string): boolean {
  return supported.has(name) || implied.has(`${name}=${value}`)
}

function listOf(value: string | undefined): readonly string[] {
  return value === undefined ? [] : value.split(',')
}

/** NaN for anything but a whole number, which the schema refuses. */
function wholeOf(text: string): number {
  return /^[+-]?\d{1,9}$/.test(text) ? Number(text) : NaN
}

function byDayOf(text: string) {
  const nth = text.slice(0, -2)
  return { weekday: text.slice(-2), nth: nth === '' ? null : wholeOf(nth) }
}

/** '19971224', '19971224T090000' and '19971224T090000Z' as the app writes days, local times and instants. */
function untilOf(text: string): string {
  const form = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?$/.exec(text)
  if (form === null) return text
  const [, year, month, date, hour, minute, second, zulu] = form
  const day = `${year}-${month}-${date}`
  if (hour === undefined) return day
  return zulu === 'Z' ? `${day}T${hour}:${minute}:${second}Z` : `${day}T${hour}:${minute}`
}

function refuse(path: string, message: string): Result<never, Problem> {
  return fail({ type: 'input/invalid', issues: [{ path, message }] })
}
