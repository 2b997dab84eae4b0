/** Definite answers: the same request would be answered in the same way again. */
export const refusals: ReadonlySet<string> = new Set([
  'ALREADY_EXISTS',
  'FAILED_PRECONDITION',
  'PERMISSION_DENIED',
  'INVALID_ARGUMENT',
  'NOT_FOUND',
  'OUT_OF_RANGE',
])
