import { expect, test } from 'vitest'
import { precompiledMessages } from './precompile.ts'

const modules = precompiledMessages()

test('takes the place of every catalog and of the parser', () => {
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

test('texts stay texts, the rest is parsed', () => {
  expect(modules['es.ts']).toContain('"action.save":"Guardar"')
  expect(modules['en.ts']).toContain('["count","plural",{"one":')
})
