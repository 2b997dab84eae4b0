import { StatusError } from '../status.ts'
import { parseFields, parseObject, parseString } from '../values/parse-value.ts'
import { parseDocumentName } from '../values/resource-name.ts'
import { formatInstant, parseInstant } from '../values/timestamp.ts'
import { checkDocumentSize, checkIndexEntries } from './commit/document-size.ts'
import type { StoredDocument } from './types.ts'

/** Parses an exported document with its times. Throws INVALID_ARGUMENT for what Firestore would not store. */
export function parseImported(json: unknown): StoredDocument {
  const object = parseObject(json, 'document')
  const name = parseString(object['name'], 'name')
  const { path } = parseDocumentName(name)
  const fields = parseFields(object['fields'] ?? {})
  checkDocumentSize(name, path, fields)
  checkIndexEntries(path, fields)
  const createTime = parseTime(object['createTime'])
  const updateTime = parseTime(object['updateTime'])
  if (updateTime < createTime) {
    throw new StatusError('INVALID_ARGUMENT', `${name} was updated before it was created.`)
  }
  return { name, fields, createTime, updateTime }
}

function parseTime(json: unknown): string {
  return formatInstant(parseInstant(parseString(json, 'createTime and updateTime')))
}
