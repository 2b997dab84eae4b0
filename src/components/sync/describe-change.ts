import * as v from 'valibot'
import type { MutationName } from '#domain/mutation/mutation-name.ts'
import { mutations } from '#domain/mutation/registry.ts'
import type { Format, Translate } from '#messages/index.ts'

/** The labels of a checklist's questions by id, as far as they are known. */
export type Questions = ReadonlyMap<string, string>

/** What changes are described with. */
export type ChangeFormat = Pick<Format, 'list' | 'day' | 'clock' | 'number' | 'percent' | 'time'>

export type Describe = (
  args: unknown,
  t: Translate,
  format: ChangeFormat,
  questions: Questions,
) => string | null

/** Parses the arguments, which another version may have stored, before describing them. */
export function describe<N extends MutationName>(
  name: N,
  textOf: (
    args: v.InferOutput<(typeof mutations)[N]['schema']>,
    t: Translate,
    format: ChangeFormat,
    questions: Questions,
  ) => string,
): Describe {
  const schema: (typeof mutations)[N]['schema'] = mutations[name].schema
  return (args, t, format, questions) => {
    const parsed = v.safeParse(schema, args)
    return parsed.success ? textOf(parsed.output, t, format, questions) : null
  }
}
