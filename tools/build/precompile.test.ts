import { expect, test } from 'vitest'
import { precompiledMessages } from './precompile.ts'

const modules = precompiledMessages()

test('every catalog and the parser are replaced', () => {
  expect(Object.keys(modules).sort()).toEqual([
    'en-public.ts',
    'en-work.ts',
    'en.ts',
    'es-public.ts',
    'es-work.ts',
    'es.ts',
    'parse-message.ts',
  ])
})

test('plain texts stay strings, the rest is parsed', () => {
  expect(modules['es.ts']).toContain('"action.save":"Guardar"')
  expect(modules['en.ts']).toContain('["count","plural",{"one":')
})
