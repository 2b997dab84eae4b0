import { StatusError } from '#emulator/status.ts'

/** Parses JSON text; anything else is an INVALID_ARGUMENT, as the real service answers. */
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
