import type { Doc } from '#domain/mutation/types.ts'
import { identical } from '#lib/identical.ts'
import type { Row } from '../database/rows.ts'
import { parsedKey, rowFormat } from './row-format.ts'

/** How the document of a row became an entity. */
export interface Parsed {
  readonly format: number
  /** Fields that the entity has beside those of the document, or with other values. */
  readonly set?: Doc
  /** Fields of the document that the entity does not have. */
  readonly drop?: readonly string[]
}

/** The row of a document that was parsed into this entity. */
export function parsedRow(doc: Doc, entity: Doc & { readonly id: string }): Row {
  const keeps = (key: string) =>
    key === 'id' || (Object.hasOwn(doc, key) && identical(doc[key], entity[key]))
  const set = Object.keys(entity).filter((key) => !keeps(key))
  const drop = Object.keys(doc).filter((key) => key !== parsedKey && !Object.hasOwn(entity, key))
  const parsed: Parsed = {
    format: rowFormat,
    ...(set.length > 0 && { set: Object.fromEntries(set.map((key) => [key, entity[key]])) }),
    ...(drop.length > 0 && { drop }),
  }
  return { ...doc, id: entity.id, [parsedKey]: parsed }
}
