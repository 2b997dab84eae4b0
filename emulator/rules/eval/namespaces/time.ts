import {
  type DurationValue,
  type IntValue,
  type NullValue,
  type StringValue,
  duration,
  error,
  timestamp,
} from '../../values/value.ts'
import { operation } from '../operation.ts'

const nanosPer: Readonly<Record<string, bigint>> = {
  w: 604_800_000_000_000n,
  d: 86_400_000_000_000n,
  h: 3_600_000_000_000n,
  m: 60_000_000_000n,
  s: 1_000_000_000n,
  ms: 1_000_000n,
  ns: 1n,
}

export const durationFunctions = {
  abs: operation([['duration']], (_: NullValue, [{ nanos }]: [DurationValue]) =>
    duration(nanos < 0n ? -nanos : nanos),
  ),
  /** Hours, minutes, seconds, nanoseconds. */
  time: operation(
    [['int', 'int', 'int', 'int']],
    (_: NullValue, [hours, minutes, seconds, nanos]: [IntValue, IntValue, IntValue, IntValue]) =>
      duration(
        (hours.value * 3600n + minutes.value * 60n + seconds.value) * 1_000_000_000n + nanos.value,
      ),
  ),
  value: operation(
    [['int', 'string']],
    (_: NullValue, [size, unit]: [IntValue, StringValue], at) => {
      const nanos = Object.hasOwn(nanosPer, unit.value) ? nanosPer[unit.value] : undefined
      return nanos === undefined
        ? error(`Invalid duration unit: ${unit.value}. Expected: w, d, h, m, s, ms, ns.`, at)
        : duration(size.value * nanos)
    },
  ),
}

export const timestampFunctions = {
  /** Year, month, day; in UTC. */
  date: operation(
    [['int', 'int', 'int']],
    (_: NullValue, [year, month, day]: [IntValue, IntValue, IntValue], at) => {
      const date = new Date(0)
      date.setUTCFullYear(Number(year.value), Number(month.value) - 1, Number(day.value))
      const exists =
        year.value >= 1n &&
        year.value <= 9999n &&
        date.getUTCMonth() + 1 === Number(month.value) &&
        date.getUTCDate() === Number(day.value)
      return exists
        ? timestamp(BigInt(date.getTime()) * 1_000_000n)
        : error(`Invalid date: ${year.value}-${month.value}-${day.value}.`, at)
    },
  ),
  /** Milliseconds since the epoch. */
  value: operation([['int']], (_: NullValue, [millis]: [IntValue]) =>
    timestamp(millis.value * 1_000_000n),
  ),
}
