import { expect, test } from 'vitest'
import { collectAssets } from './collect-assets.ts'

const chunk = (
  fileName: string,
  imports: string[],
  styles: string[],
  moduleIds: string[] = [],
) => ({
  fileName,
  imports,
  styles,
  moduleIds,
})
const chunks = [
  chunk('page.js', ['ui.js', 'libraries.js'], ['page.css'], ['/src/features/x/page.tsx']),
  chunk('ui.js', ['libraries.js'], ['ui.css']),
  chunk('libraries.js', ['ui.js'], []),
  chunk('other.js', [], ['other.css'], ['/src/other.tsx']),
]

test('a page needs its own file and everything it imports, each once', () => {
  expect(collectAssets(chunks, '/x/page.tsx')).toEqual({
    scripts: ['/page.js', '/ui.js', '/libraries.js'],
    styles: ['/ui.css', '/page.css'],
  })
})

test('a module that was not built is named in the error', () => {
  expect(() => collectAssets(chunks, '/x/gone.tsx')).toThrow('/x/gone.tsx')
})
