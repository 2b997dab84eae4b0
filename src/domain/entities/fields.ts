import * as v from 'valibot'

/** Greatest lengths of texts, in characters, and of lists, in items. `firestore.rules` holds the same numbers. */
export const limits = { line: 200, code: 80, note: 1000, text: 10_000, list: 100 } as const

/** A document id or uid that is valid in a path. */
export const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,128}$/))

/** The path of a document inside the company: `orders/abc`. */
export const ref = v.pipe(v.string(), v.regex(/^[a-zA-Z]+\/[A-Za-z0-9_-]{1,128}$/))

const instantForm = /^(19|20|21)\d\d-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?Z$/

/** A calendar day: 'YYYY-MM-DD'. */
export const calendarDay = v.pipe(
  v.string(),
  v.check((value) => /^(19|20|21)\d\d-\d\d-\d\d$/.test(value) && isCalendarDay(value), 'day'),
)

/** An instant: ISO 8601 in UTC, ending in `Z`, on an existing day from 1900 to 2199. */
export const instant = v.pipe(
  v.string(),
  v.check((value) => instantForm.test(value) && isCalendarDay(value.slice(0, 10)), 'instant'),
)

/** An instant, or none. */
export const optionalInstant = v.optional(v.nullable(instant), null)
/** An id, or none. */
export const optionalId = v.optional(v.nullable(id), null)

function isCalendarDay(day: string): boolean {
  // Some engines read the 31st of February as a day in March.
  return new Date(`${day}T00:00:00Z`).getUTCDate() === Number(day.slice(8))
}

/**
 * Counts as patterns in rules do: an emoji is one character. A document that the rules accept and the app cannot read
 * would be lost to every device.
 */
export function withAtMost(max: number) {
  return v.check((value: string) => hasAtMost(value, max), 'tooLong')
}

function hasAtMost(value: string, max: number): boolean {
  if (value.length <= max) return true
  return value.length <= 2 * max && Array.from(value).length <= max
}

export const line = v.pipe(v.string(), withAtMost(limits.line))
export const requiredLine = v.pipe(line, v.check(isFilled, 'required'))
export const code = v.pipe(v.string(), withAtMost(limits.code))
/** A short text that says why. */
export const note = v.pipe(v.string(), withAtMost(limits.note))
export const text = v.pipe(v.string(), withAtMost(limits.text))

/** An e-mail address, or '' for none. */
export const emailLine = v.pipe(
  line,
  v.check((value) => value === '' || v.is(emailPattern, value), 'email'),
)
const emailPattern = v.pipe(v.string(), v.regex(v.EMAIL_REGEX))

const word = v.pipe(
  code,
  v.check((value) => !value.includes('\n'), 'word'),
)

/** A list of distinct words or ids whose order means nothing. */
export const wordSet = v.pipe(v.array(word), v.maxLength(limits.list, 'tooMany'), v.readonly())
export const idSet = v.pipe(v.array(id), v.maxLength(limits.list, 'tooMany'), v.readonly())

/** The ids of a stored document, without invalid ones. */
export const storedIdSet = v.pipe(
  v.array(v.unknown()),
  v.transform((values): readonly string[] =>
    values.filter((value) => v.is(id, value)).slice(0, limits.list),
  ),
)

export const address = v.object({
  line1: v.optional(line, ''),
  line2: v.optional(line, ''),
  postcode: v.optional(line, ''),
  city: v.optional(line, ''),
  region: v.optional(line, ''),
  /** ISO 3166-1 alpha-2; '' where unknown. */
  country: v.optional(line, ''),
})
export type Address = v.InferOutput<typeof address>

/** The address of a site that people are sent to: it needs a street and a town. */
export const siteAddress = v.object({
  ...v.required(address).entries,
  line1: v.pipe(line, v.check(isFilled, 'street')),
  city: v.pipe(line, v.check(isFilled, 'town')),
})

export const emptyAddress: Address = {
  line1: '',
  line2: '',
  postcode: '',
  city: '',
  region: '',
  country: '',
}

/** WGS 84, in degrees. */
export const geo = v.object({
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
})

/** Fields of every document. `updatedAt` is the server's time, or the actor's until it was sent. */
export const stamps = {
  schema: v.pipe(v.number(), v.integer(), v.minValue(1)),
  updatedAt: instant,
  updatedBy: v.string(),
  /** The receipt of its last change; absent before the first one was sent. */
  receiptId: v.exactOptional(id),
  deletedAt: optionalInstant,
}

/** A document as the app holds it: its parsed fields and its id. */
export type Entity<S extends v.GenericSchema> = Readonly<v.InferOutput<S>> & {
  readonly id: string
}

/** Whether a text says anything. */
export function isFilled(value: string): boolean {
  return value.trim() !== ''
}
