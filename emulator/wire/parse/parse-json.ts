import { StatusError } from '#emulator/status.ts'

/** Parses JSON text; throws INVALID_ARGUMENT with the message of the real service. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new StatusError(
      'INVALID_ARGUMENT',
      'Invalid JSON payload received. Unable to parse the request body.',
    )
  }
}
