const format = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/

/** Parses RFC 3339 with up to nine decimals into nanoseconds since the epoch. Throws a RangeError for other text. */
export function parseTimestamp(text: string): bigint {
  const parts = format.exec(text)
  if (parts === null) throw new RangeError(`Not a timestamp: ${text}`)
  const [, year, month, day, hours, minutes, seconds, fraction = '', zone = 'Z'] = parts
  const whole = Date.parse(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}${zone}`)
  return BigInt(whole) * 1_000_000n + BigInt(fraction.padEnd(9, '0'))
}
