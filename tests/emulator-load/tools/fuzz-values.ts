/** Random choices. */
export interface Draw {
  below(limit: number): number
  of<T>(list: readonly T[]): T
  /** True with a probability of 1 in `odds`. */
  oneIn(odds: number): boolean
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
    oneIn: (odds) => below(odds) === 0,
  }
}

export const hostileNames = [
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

/** A value that breaks naive code; `__proto__` needs JSON text, because an object literal would set the prototype. */
function hostileValue(draw: Draw): Json {
  return draw.of<() => Json>([
    () => null,
    () => true,
    () => -1,
    () => 1e308,
    () => 2 ** 53,
    () => -0.5,
    () => '9'.repeat(400),
    () => '-9223372036854775809',
    () => draw.of(hostileNames),
    () => [],
    () => ({}),
    () => nested(draw.of([25, 200, 600])),
    () => JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":1}}}'),
    () => ({ mapValue: { fields: { [draw.of(hostileNames)]: { mapValue: null } } } }),
    () => ({ stringValue: 'x', integerValue: '1' }),
    () => ({ timestampValue: '9999-99-99T99:99:99Z' }),
    () => ({ bytesValue: '%%%' }),
    () => ({ geoPointValue: { latitude: 1e9, longitude: 'x' } }),
    () => ({
      referenceValue: `projects/demo/databases/(default)/documents/${draw.of(hostileNames)}`,
    }),
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

/** A copy of `json` with one to three mutations. */
export function mutate(draw: Draw, json: Json): Json {
  let mutated = json
  for (let count = 1 + draw.below(3); count > 0; count -= 1) mutated = mutateOnce(draw, mutated)
  return mutated
}

function mutateOnce(draw: Draw, json: Json): Json {
  const isDeeper = typeof json === 'object' && json !== null && !draw.oneIn(4)
  if (!isDeeper) return hostileValue(draw)
  if (Array.isArray(json)) {
    if (json.length === 0) return [hostileValue(draw)]
    const at = draw.below(json.length)
    return draw.oneIn(8)
      ? json.concat(json)
      : json.map((item: Json, index) => (index === at ? mutateOnce(draw, item) : item))
  }
  const entries = Object.entries(json)
  const chosen = draw.below(entries.length + 1)
  const found = entries[chosen]
  if (!found) return fromEntries([...entries, [draw.of(hostileNames), hostileValue(draw)]])
  const [key, value] = found
  const rest = entries.filter((_, index) => index !== chosen)
  if (draw.oneIn(6)) return fromEntries(rest)
  if (draw.oneIn(8)) return fromEntries([...rest, [draw.of(hostileNames), value]])
  return fromEntries([...rest, [key, mutateOnce(draw, value)]])
}

/** Like JSON.parse, treats `__proto__` as an ordinary key. */
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

/** JSON text, sometimes made invalid. */
export function corruptText(draw: Draw, text: string): string {
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

/** The text with its first number or string replaced by a value nested too deeply for recursion. */
function deepText(text: string): string {
  const depth = 20_000
  const deep = `${'{"arrayValue":{"values":['.repeat(depth)}1${']}}'.repeat(depth)}`
  return text.replace(/:("[^"]*"|\d+)/, `:${deep}`)
}
