import type { Fields, Value } from '../../values/types.ts'
import {
  type KnownValue,
  type MapValue,
  type RulesValue,
  bool,
  bytes,
  float,
  int,
  list,
  map,
  nullValue,
  path,
  string,
  timestamp,
} from './value.ts'
import { parseTimestamp } from './parse-timestamp.ts'

/** The fields of a document as a map, the value of `resource.data`. */
export function fromFields(fields: Fields | undefined): MapValue {
  const entries = new Map<string, RulesValue>()
  for (const [name, value] of Object.entries(fields ?? {})) entries.set(name, fromProto(value))
  return map(entries)
}

/** A Firestore value (proto3 JSON) as a value of the rules language. References become paths. */
export function fromProto(value: Value): KnownValue {
  if ('booleanValue' in value) return bool(value.booleanValue)
  if ('integerValue' in value) return int(BigInt(value.integerValue))
  if ('doubleValue' in value) return float(Number(value.doubleValue))
  if ('timestampValue' in value) return timestamp(parseTimestamp(value.timestampValue))
  if ('stringValue' in value) return string(value.stringValue)
  if ('bytesValue' in value) return bytes(Uint8Array.from(Buffer.from(value.bytesValue, 'base64')))
  if ('referenceValue' in value) return pathOfName(value.referenceValue)
  if ('geoPointValue' in value) {
    const { latitude, longitude } = value.geoPointValue
    return { type: 'latlng', latitude, longitude }
  }
  if ('arrayValue' in value) return list((value.arrayValue.values ?? []).map(fromProto))
  if ('mapValue' in value) return fromFields(value.mapValue.fields)
  return nullValue
}

/** `projects/p/databases/d/documents/users/u1` as the path `/databases/d/documents/users/u1`. */
function pathOfName(name: string): KnownValue {
  const segments = name.split('/').filter((segment) => segment !== '')
  return path(segments[0] === 'projects' ? segments.slice(2) : segments)
}

/** The claims of a token (plain JSON) as a value of the rules language; whole numbers become ints. */
export function fromJson(value: unknown): KnownValue {
  switch (typeof value) {
    case 'boolean':
      return bool(value)
    case 'string':
      return string(value)
    case 'number':
      return Number.isSafeInteger(value) ? int(value) : float(value)
    case 'bigint':
      return int(value)
    case 'object': {
      if (value === null) return nullValue
      if (Array.isArray(value)) return list(value.map(fromJson))
      const entries = new Map<string, RulesValue>()
      for (const [key, entry] of Object.entries(value)) {
        if (entry !== undefined) entries.set(key, fromJson(entry))
      }
      return map(entries)
    }
    case 'undefined':
    case 'function':
    case 'symbol':
      return nullValue
  }
}
