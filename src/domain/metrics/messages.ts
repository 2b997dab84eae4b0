import * as v from 'valibot'
import type { VisitToCall } from '../dispatch/check/to-call.ts'
import { toldStart } from '../entities/booking.ts'
import { calendarDay, id } from '../entities/fields.ts'
import type { RiskyVisit } from './at-risk.ts'
import { dimensions } from './dimensions.ts'
import type { HomeNumbers } from './home-numbers.ts'
import type { LoadRow } from './load-grid.ts'
import type { OwnWeek } from './own-week.ts'
import { type Report, reportPeriods } from './report.ts'

const optionalId = v.union([v.literal(''), id])
const [, ...groups] = dimensions

/** What a report is asked for; also what its page's address may hold. */
export const reportFields = {
  period: v.picklist(Object.keys(reportPeriods) as (keyof typeof reportPeriods)[]),
  by: v.picklist(groups),
  filter: v.object({
    technicianId: optionalId,
    territoryId: optionalId,
    customerId: optionalId,
    templateId: optionalId,
  }),
}

const now = v.pipe(v.number(), v.finite())
const questionSchema = v.variant('kind', [
  v.object({ kind: v.literal('home'), now }),
  v.object({ kind: v.literal('report'), now, hasMoney: v.boolean(), ...reportFields }),
  v.object({ kind: v.literal('week'), now, userId: id, monday: calendarDay }),
])
const startSchema = v.object({ kind: v.literal('start'), uid: id })
const toMetricsSchema = v.variant('kind', [startSchema, ...questionSchema.options])

/** What a page asks: answered at once, and again whenever the documents change. */
export type MetricsQuestion = v.InferOutput<typeof questionSchema>
/** What a page tells the worker. */
export type ToMetrics = v.InferOutput<typeof toMetricsSchema>

/** The answers by kind of the question; null where something takes longer and follows. */
export interface MetricsAnswers {
  readonly home: {
    readonly numbers: HomeNumbers
    readonly atRisk: readonly RiskyVisit[] | null
    readonly toCall: readonly VisitToCall[] | null
  }
  readonly report: { readonly report: Report; readonly load: readonly LoadRow[] | null }
  readonly week: OwnWeek
}

export type MetricsKind = keyof MetricsAnswers

/** What the worker answers. */
export type FromMetrics =
  | { readonly kind: 'failed' }
  | {
      readonly [K in MetricsKind]: {
        readonly kind: K
        /** Whether the first load is over; before that, numbers are too small. */
        readonly isLoaded: boolean
        readonly value: MetricsAnswers[K]
      }
    }[MetricsKind]

/** Reads a message to the worker; null for anything else. */
export function parseToMetrics(value: unknown): ToMetrics | null {
  const parsed = v.safeParse(toMetricsSchema, value)
  return parsed.success ? parsed.output : null
}

const share = v.object({ count: v.number(), of: v.number() })
const sums = v.record(v.string(), v.number())
const compared = <T extends v.GenericSchema>(of: T) => v.object({ now: of, before: of })
const tally = v.object({
  done: v.number(),
  onTime: share,
  firstFix: share,
  worked: v.number(),
  paid: v.number(),
  days: v.number(),
  travel: v.number(),
  visits: v.number(),
  revenue: sums,
  unbilled: sums,
  overdue: sums,
})
const hours = v.object({ worked: v.number(), paid: v.number(), days: v.number() })
const drives = v.object({ travel: v.number(), visits: v.number() })
const homeSchema = v.object({
  numbers: v.object({
    unassigned: v.object({ count: v.number(), urgent: v.number(), today: v.number() }),
    late: v.object({ count: v.number(), before: v.number(), toPlan: v.number() }),
    today: compared(share),
    onTime: compared(share),
    firstFix: compared(share),
    utilisation: compared(hours),
    drive: compared(drives),
    unbilled: v.nullable(
      v.object({
        count: v.number(),
        sums,
        oldest: v.nullable(v.string()),
        overWeek: v.number(),
      }),
    ),
  }),
  atRisk: v.nullable(v.array(v.object({ orderId: id, personId: id, minutes: v.number() }))),
  toCall: v.nullable(
    v.array(v.object({ visitId: id, orderId: id, start: toldStart, told: v.nullable(toldStart) })),
  ),
})
const cell = v.object({ day: calendarDay, hours: v.number(), booked: v.number() })
const backlogRow = v.object({
  age: v.picklist(['day', 'week', 'month', 'older']),
  counts: v.object({
    low: v.number(),
    normal: v.number(),
    high: v.number(),
    urgent: v.number(),
  }),
})
const reportSchema = v.object({
  report: v.object({
    total: compared(tally),
    rows: v.array(v.object({ key: v.string(), tally })),
    weeks: v.array(v.object({ monday: calendarDay, onTime: share, firstFix: share })),
    backlog: v.array(backlogRow),
    atRisk: sums,
    known: v.object({ times: v.boolean(), allTimes: v.boolean(), workBefore: v.boolean() }),
  }),
  load: v.nullable(v.array(v.object({ personId: id, days: v.array(cell) }))),
})
const weekSchema = v.object({
  done: v.number(),
  paid: v.number(),
  onOrders: v.number(),
  travel: v.number(),
  visits: v.number(),
  firstFix: share,
  days: v.array(v.object({ day: calendarDay, done: v.number(), paid: v.number() })),
})
const isLoaded = v.boolean()
const fromMetricsSchema = v.variant('kind', [
  v.object({ kind: v.literal('failed') }),
  v.object({ kind: v.literal('home'), isLoaded, value: homeSchema }),
  v.object({ kind: v.literal('report'), isLoaded, value: reportSchema }),
  v.object({ kind: v.literal('week'), isLoaded, value: weekSchema }),
])

/** Reads a message of the worker; null for anything else. */
export function parseFromMetrics(value: unknown): FromMetrics | null {
  const parsed = v.safeParse(fromMetricsSchema, value)
  return parsed.success ? parsed.output : null
}
