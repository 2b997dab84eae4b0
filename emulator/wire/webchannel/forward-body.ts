import { StatusError } from '#emulator/status.ts'

/** The body of a forward-channel request. */
export interface ForwardBody {
  /** The headers of the client, in lower case, which it sends in the body of the opening request. */
  readonly headers: ReadonlyMap<string, string>
  /** The index of the first message within the session. */
  readonly offset: number
  readonly messages: readonly string[]
}

const maxMessages = 1000

/** Parses a form body of WebChannel; throws INVALID_ARGUMENT. */
export function parseForwardBody(text: string): ForwardBody {
  const form = new URLSearchParams(text)
  const count = parseCount(form.get('count') ?? '0')
  if (count > maxMessages) throw malformed(`more than ${maxMessages} messages`)
  const messages = Array.from({ length: count }, (_, index) => {
    const message = form.get(`req${index}___data__`)
    if (message === null) throw malformed(`message ${index} is missing`)
    return message
  })
  return {
    headers: parseHeaders(form.get('headers') ?? ''),
    offset: parseCount(form.get('ofs') ?? '0'),
    messages,
  }
}

/** Parses `Name:value` lines; the names are in lower case. */
export function parseHeaders(lines: string): ReadonlyMap<string, string> {
  return new Map(
    lines.split(/\r?\n/).flatMap((line) => {
      const colon = line.indexOf(':')
      const name = line.slice(0, colon).trim().toLowerCase()
      return colon > 0 ? [[name, line.slice(colon + 1).trim()]] : []
    }),
  )
}

function parseCount(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw malformed('count and ofs must be numbers')
  return Number(text)
}

function malformed(problem: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', `Malformed WebChannel request: ${problem}.`)
}
