import {
  type DurationValue,
  type TimestampValue,
  duration,
  int,
  timestamp,
} from '../../values/value.ts'
import { operation } from '../operation.ts'

const nanosPerSecond = 1_000_000_000n
const nanosPerMilli = 1_000_000n
const nanosPerDay = 86_400n * nanosPerSecond

/** Division rounded down, for times before 1970. */
function floorDiv(a: bigint, b: bigint): bigint {
  const quotient = a / b
  return a % b < 0n ? quotient - 1n : quotient
}

function dateOf({ nanos }: TimestampValue): Date {
  return new Date(Number(floorDiv(nanos, nanosPerMilli)))
}

const part = (read: (date: Date) => number) =>
  operation([[]], (receiver: TimestampValue) => int(read(dateOf(receiver))))

export const timestampMethods = {
  year: part((date) => date.getUTCFullYear()),
  month: part((date) => date.getUTCMonth() + 1),
  day: part((date) => date.getUTCDate()),
  hours: part((date) => date.getUTCHours()),
  minutes: part((date) => date.getUTCMinutes()),
  seconds: part((date) => date.getUTCSeconds()),
  /** Monday is 1, Sunday 7. */
  dayOfWeek: part((date) => date.getUTCDay() || 7),
  dayOfYear: part(
    (date) =>
      (Date.UTC(2000 + (date.getUTCFullYear() % 400), date.getUTCMonth(), date.getUTCDate()) -
        Date.UTC(2000 + (date.getUTCFullYear() % 400), 0, 1)) /
        86_400_000 +
      1,
  ),
  nanos: operation([[]], ({ nanos }: TimestampValue) =>
    int(nanos - floorDiv(nanos, nanosPerSecond) * nanosPerSecond),
  ),
  toMillis: operation([[]], ({ nanos }: TimestampValue) => int(floorDiv(nanos, nanosPerMilli))),
  date: operation([[]], ({ nanos }: TimestampValue) =>
    timestamp(floorDiv(nanos, nanosPerDay) * nanosPerDay),
  ),
  time: operation([[]], ({ nanos }: TimestampValue) =>
    duration(nanos - floorDiv(nanos, nanosPerDay) * nanosPerDay),
  ),
}

export const durationMethods = {
  seconds: operation([[]], ({ nanos }: DurationValue) => int(nanos / nanosPerSecond)),
  nanos: operation([[]], ({ nanos }: DurationValue) => int(nanos % nanosPerSecond)),
}
