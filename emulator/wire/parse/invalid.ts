import { StatusError } from '#emulator/status.ts'

/** An INVALID_ARGUMENT with the message of Google's JSON transcoder. */
export function invalid(path: string, problem: string): StatusError {
  const where = path === '' ? '' : ` at '${path}'`
  return new StatusError(
    'INVALID_ARGUMENT',
    `Invalid JSON payload received. Invalid value${where}: ${problem}`,
  )
}
