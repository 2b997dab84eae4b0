import { StatusError } from '#emulator/status.ts'

/** An INVALID_ARGUMENT in the words Google's JSON transcoder uses. */
export function invalid(path: string, problem: string): StatusError {
  const where = path === '' ? '' : ` at '${path}'`
  return new StatusError(
    'INVALID_ARGUMENT',
    `Invalid JSON payload received. Invalid value${where}: ${problem}`,
  )
}
