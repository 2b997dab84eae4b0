import { toText } from './to-text.ts'
import type { RulesValue } from './value.ts'

/** A readable text of a value, for `debug()`. */
export function describeValue(value: RulesValue): string {
  switch (value.type) {
    case 'string':
      return JSON.stringify(value.value)
    case 'bytes':
      return `b64:${Buffer.from(value.value).toString('base64')}`
    case 'timestamp':
      return `timestamp(${value.nanos}ns)`
    case 'duration':
      return `duration(${value.nanos}ns)`
    case 'latlng':
      return `latlng(${value.latitude}, ${value.longitude})`
    case 'list':
      return `[${value.items.map(describeValue).join(', ')}]`
    case 'set':
      return `set[${value.items.map(describeValue).join(', ')}]`
    case 'map': {
      const entries = [...value.entries].map(
        ([key, entry]) => `${JSON.stringify(key)}: ${describeValue(entry)}`,
      )
      return `{${entries.join(', ')}}`
    }
    case 'map_diff':
      return 'map_diff'
    case 'path':
      return `/${value.segments.map((segment) => (typeof segment === 'string' ? segment : '?')).join('/')}`
    case 'error':
      return `error: ${value.message}`
    case 'unknown':
      return 'unknown'
    case 'null':
    case 'bool':
    case 'int':
    case 'float':
      return toText(value) ?? ''
  }
}
