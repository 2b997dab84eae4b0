import type { StoredDocument } from '../engine/types.ts'
import { emptyFields } from '../values/field-path.ts'
import type { Fields, Value } from '../values/types.ts'

/** The stored text of a document. */
export function encodeDocument(document: StoredDocument): string {
  const { name, fields, createTime, updateTime } = document
  return JSON.stringify([name, createTime, updateTime, fields])
}

/** The inverse of `encodeDocument`; the maps have no prototype. */
export function decodeDocument(text: string): StoredDocument {
  const [name, createTime, updateTime, fields] = JSON.parse(text) as [
    string,
    string,
    string,
    Fields,
  ]
  return { name, fields: bareFields(fields), createTime, updateTime }
}

function bareFields(fields: Fields): Fields {
  const bare = emptyFields()
  for (const key of Object.keys(fields)) {
    const value = fields[key]
    if (value) bare[key] = bareValue(value)
  }
  return bare
}

function bareValue(value: Value): Value {
  if ('mapValue' in value) return { mapValue: { fields: bareFields(value.mapValue.fields ?? {}) } }
  if ('arrayValue' in value) {
    return { arrayValue: { values: (value.arrayValue.values ?? []).map(bareValue) } }
  }
  return value
}
