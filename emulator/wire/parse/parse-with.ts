import * as v from 'valibot'
import { invalid } from './invalid.ts'

/** Parses `input` with a valibot schema; a mismatch is an INVALID_ARGUMENT that names the place. */
export function parseWith<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, input, { abortEarly: true })
  if (result.success) return result.output
  const [issue] = result.issues
  throw invalid(v.getDotPath(issue) ?? '', issue.message)
}
