import { expect, test } from 'vitest'
import { precompiledMessages } from './precompile.ts'

const modules = precompiledMessages()

test('every catalog and the parser are replaced', () => {
  expect(Object.keys(modules).sort()).toEqual([
    'en/app.ts',
    'en/british.ts',
    'en/public.ts',
    'en/share.ts',
    'en/start.ts',
    'es/app.ts',
    'es/public.ts',
    'es/share.ts',
    'es/start.ts',
    'parse-message.ts',
  ])
})

test('plain texts stay strings, the rest is parsed', () => {
  expect(modules['es/start.ts']).toContain('"action.save":"Guardar"')
  expect(modules['en/start.ts']).toContain('["count","plural",{"one":')
})
