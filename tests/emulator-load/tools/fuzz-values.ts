/** Draws one of several. */
export interface Draw {
  below(limit: number): number
  of<T>(list: readonly T[]): T
  /** True about once in `often`. */
  once(often: number): boolean
}

export function createDraw(random: () => number): Draw {
  const below = (limit: number): number => Math.floor(random() * limit)
  return {
    below,
    of<T>(list: readonly T[]): T {
      const drawn = list[below(list.length)]
      if (drawn === undefined) throw new Error('Nothing to draw from.')
      return drawn
    },
    once: (often) => below(often) === 0,
  }
}

export const evilNames = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '__name__',
  '__x__',
  '.',
  '..',
  '',
  ' ',
  '\u0000',
  '\ud800',
  '/',
  '\\',
  '`',
  'a.b',
  '%2e%2e',
  '😀',
  'é'.repeat(900),
]

type Json = unknown

/** Values that break naive code; kept as text where JSON cannot be made from an object. */
function evilValue(draw: Draw): Json {
  return draw.of<() => Json>([
    () => null,
    () => true,
    () => -1,
    () => 1e308,
    () => 2 ** 53,
    () => -0.5,
    () => '9'.repeat(400),
    () => '-9223372036854775809',
    () => draw.of(evilNames),
    () => [],
    () => ({}),
    () => nested(draw.of([25, 200, 600])),
    () => JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":1}}}'),
    () => ({ mapValue: { fields: { [draw.of(evilNames)]: { mapValue: null } } } }),
    () => ({ stringValue: 'x', integerValue: '1' }),
    () => ({ timestampValue: '9999-99-99T99:99:99Z' }),
    () => ({ bytesValue: '%%%' }),
    () => ({ geoPointValue: { latitude: 1e9, longitude: 'x' } }),
    () => ({ referenceValue: `projects/demo/databases/(default)/documents/${draw.of(evilNames)}` }),
    () => ({ arrayValue: { values: [{ arrayValue: {} }] } }),
    () => Array.from({ length: 600 }, () => ({})),
    () => 'x'.repeat(20_000),
    () => '2026-01-01T00:00:00.0000000001Z',
  ])()
}

function nested(depth: number): Json {
  let value: Json = { nullValue: null }
  for (let at = 0; at < depth; at += 1)
    value =
      at % 2 === 0 ? { arrayValue: { values: [value] } } : { mapValue: { fields: { a: value } } }
  return value
}

/** A copy of `json` with one to three places spoilt. */
export function spoil(draw: Draw, json: Json): Json {
  let spoilt = json
  for (let count = 1 + draw.below(3); count > 0; count -= 1) spoilt = spoilOnce(draw, spoilt)
  return spoilt
}

function spoilOnce(draw: Draw, json: Json): Json {
  const isDeeper = typeof json === 'object' && json !== null && !draw.once(4)
  if (!isDeeper) return evilValue(draw)
  if (Array.isArray(json)) {
    if (json.length === 0) return [evilValue(draw)]
    const at = draw.below(json.length)
    return draw.once(8)
      ? json.concat(json)
      : json.map((item: Json, index) => (index === at ? spoilOnce(draw, item) : item))
  }
  const entries = Object.entries(json)
  const chosen = draw.below(entries.length + 1)
  const found = entries[chosen]
  if (!found) return fromEntries([...entries, [draw.of(evilNames), evilValue(draw)]])
  const [key, value] = found
  const rest = entries.filter((_, index) => index !== chosen)
  if (draw.once(6)) return fromEntries(rest)
  if (draw.once(8)) return fromEntries([...rest, [draw.of(evilNames), value]])
  return fromEntries([...rest, [key, spoilOnce(draw, value)]])
}

/** As JSON.parse would make it: `__proto__` is a key like any other. */
function fromEntries(entries: readonly (readonly [string, Json])[]): Json {
  const object: object = {}
  for (const [key, value] of entries)
    Object.defineProperty(object, key, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    })
  return object
}

/** JSON text, now and then broken as text. */
export function spoilText(draw: Draw, text: string): string {
  const at = draw.below(text.length + 1)
  return draw.of<() => string>([
    () => text,
    () => text,
    () => text,
    () => text.slice(0, at),
    () =>
      `${text.slice(0, at)}${draw.of(['"', '{', ']', ',', '\u0000', '\\', 'NaN'])}${text.slice(at)}`,
    () => `\ufeff${text}`,
    () => text + text,
    () => '['.repeat(5_000),
    () => deepText(text),
    () => draw.of(['', 'null', '[]', '0', '"', 'undefined', '{"a":1e999}', '{"__proto__":1}']),
  ])()
}

/** The text with its first number or string as deep as no recursion survives. */
function deepText(text: string): string {
  const depth = 20_000
  const deep = `${'{"arrayValue":{"values":['.repeat(depth)}1${']}}'.repeat(depth)}`
  return text.replace(/:("[^"]*"|\d+)/, `:${deep}`)
}
