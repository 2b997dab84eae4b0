import type { Doc } from '#domain/mutation/types.ts'
import type { Row } from '../database/rows.ts'
import { parsedKey } from './row-format.ts'

/** A stored row as the document that it holds. */
export function docOf(row: Row): Doc {
  const { id: _key, [parsedKey]: _parsed, ...doc } = row
  return doc
}
