import * as v from 'valibot'
import { parseWrite } from '#emulator/engine/commit/parse-write.ts'
import type { Write } from '#emulator/engine/types.ts'
import type { Names } from './names.ts'
import { parseWith } from './parse-with.ts'

/** Parses the `writes` of a commit or of a message on the Write stream; throws INVALID_ARGUMENT. */
export function parseWrites(input: unknown, names: Names): readonly Write[] {
  const list = parseWith(v.optional(v.array(v.unknown()), []), input)
  return list.map((item) => {
    const write = parseWrite(item)
    names.document(nameOf(write))
    return write
  })
}

function nameOf(write: Write): string {
  return write.update?.name ?? write.delete ?? write.verify ?? write.transform?.document ?? ''
}
