import { StatusError } from '#emulator/status.ts'

/** Percent-decodes a path; throws INVALID_ARGUMENT where it is malformed. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    throw new StatusError('INVALID_ARGUMENT', 'The request path is not valid percent-encoding.')
  }
}
