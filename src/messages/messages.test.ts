import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import { enApp } from './en/app.ts'
import { enBritish } from './en/british.ts'
import { enPublic } from './en/public.ts'
import { enShare } from './en/share.ts'
import { enStart } from './en/start.ts'
import { esApp } from './es/app.ts'
import { esPublic } from './es/public.ts'
import { esShare } from './es/share.ts'
import { esStart } from './es/start.ts'

const en = { ...enStart, ...enApp, ...enPublic, ...enShare }
const es = { ...esStart, ...esApp, ...esPublic, ...esShare }

const sources = import.meta.glob<string>('../**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const keys = Object.keys(en) as (keyof typeof en)[]

test('both languages hold the same keys', () => {
  expect(Object.keys(es).sort()).toEqual(Object.keys(en).sort())
})

test('no message is empty, and keys are named area.thing', () => {
  for (const key of keys) {
    expect(key).toMatch(/^[a-z]\w*\.[\w.]+$/i)
    expect(en[key].trim(), key).not.toBe('')
    expect(es[key].trim(), key).not.toBe('')
  }
})

test('both languages ask for the same values', () => {
  for (const key of keys) expect(valuesOf(es[key]), key).toEqual(valuesOf(en[key]))
})

test('what is spelled otherwise outside the United States says the same', () => {
  for (const [key, text] of Object.entries(enBritish)) {
    const usual = en[key as keyof typeof enBritish]
    expect(text, key).not.toBe(usual)
    expect(valuesOf(text), key).toEqual(valuesOf(usual))
  }
})

test('no other message is spelled as in the United States alone', () => {
  const left = keys.filter(
    (key) =>
      !(key in enBritish) &&
      /\b(labor|colors?|catalog|(kilo)?meters|lit(er|ers)|vacation|recognized?|organized?)\b/i.test(
        en[key],
      ),
  )
  expect(left).toEqual([])
})

test('the types see the values that the message format sees', () => {
  for (const key of keys) expect(namesAsTyped(en[key]), key).toEqual(valuesOf(en[key]))
})

test('every message file is listed in its area', () => {
  const files = Object.keys(sources).filter((path) => /^\.\/(en|es)\/\w+\//.test(path))
  expect(files.length).toBeGreaterThan(0)
  for (const path of files) {
    const [, language, area, file] = path.split('/')
    expect(sources[`./${language}/${area}.ts`]).toContain(`'./${area}/${file}'`)
  }
})

test('every message is used', () => {
  const code = Object.entries(sources)
    .filter(([path]) => !/\.test\.tsx?$/.test(path) && !/^\.\/(en|es)\//.test(path))
    .map(([, text]) => text)
    .join('\n')
  const unused = keys.filter((key) => !code.includes(`'${key}'`) && !usedByPattern(key, code))
  expect(unused).toEqual([])
})

/** `t(`orderStatus.${status}`)` uses all of `orderStatus.*`. */
function usedByPattern(key: string, code: string): boolean {
  const parts = key.split('.')
  return parts.some((_, end) => end > 0 && code.includes(`\`${parts.slice(0, end).join('.')}.\${`))
}

function valuesOf(message: string): string[] {
  return [...new Set(namesIn(compileMessageOrThrow(message)))].sort()
}

function namesIn(part: unknown): string[] {
  if (!Array.isArray(part)) return []
  return part.flatMap((token: unknown) => {
    if (!Array.isArray(token)) return []
    const [name, , format]: unknown[] = token
    const branches = typeof format === 'object' && format !== null ? Object.values(format) : []
    return [...(name === '#' ? [] : [String(name)]), ...branches.flatMap(namesIn)]
  })
}

/** What `message-types.ts` makes of a message, done at run time. */
function namesAsTyped(message: string): string[] {
  const found = message
    .split('{')
    .slice(1)
    .flatMap((rest) => [/^([^,]*),/.exec(rest)?.[1], /^([^}]*)\}/.exec(rest)?.[1]])
    .filter((name) => name !== undefined && !/[ #{},]/.test(name))
  return [...new Set(found.map(String))].sort()
}
