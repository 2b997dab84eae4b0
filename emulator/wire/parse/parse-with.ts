import * as v from 'valibot'
import { invalid } from './invalid.ts'

/** Parses `input` with a valibot schema; throws INVALID_ARGUMENT with the path of the error. */
export function parseWith<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, input, { abortEarly: true })
  if (result.success) return result.output
  const [issue] = result.issues
  throw invalid(v.getDotPath(issue) ?? '', issue.message)
}
