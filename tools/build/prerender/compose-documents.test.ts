import { expect, test } from 'vitest'
import { composeDocuments, type PageAssets } from './compose-documents.ts'

const built = `<html>
  <head>
    <script type="module" crossorigin src="/assets/libraries.js"></script>
    <script type="module" crossorigin src="/assets/frame.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/frame.css">
  </head>
  <body>
    <!-- prerendered -->
    <div id="root"></div>
  </body>
</html>
`
const page = (name: string): PageAssets => ({
  html: { en: `<main>${name} costs $1 & $&</main>`, es: `<main>${name} es</main>` },
  styles: ['/assets/frame.css', `/assets/${name}.css`],
  scripts: ['/assets/libraries.js', `/assets/${name}.js`],
  messages: { en: ['/assets/en.js'], es: ['/assets/es.js'] },
  fonts: ['/assets/font.woff2'],
})
const documents = composeDocuments(built, { '/': page('landing'), '/login': page('login') })
const landing = documents.get('index.html') ?? ''

test('a prerendered page loads its styles at once and its scripts later, each once', () => {
  const links = [...landing.matchAll(/<link rel="([^"]+)".*? href="([^"]+)"/g)]
  expect(links.map(([, rel, href]) => `${rel} ${href}`)).toEqual([
    'stylesheet /assets/frame.css',
    'preload /assets/font.woff2',
    'stylesheet /assets/landing.css',
    'later /assets/libraries.js',
    'later /assets/frame.js',
    'later /assets/landing.js',
    'later /assets/en.js',
    'later /assets/es.js',
  ])
  expect(landing.match(/data-start/g)).toHaveLength(2)
  expect(landing).not.toContain('<script')
})

test('it holds its HTML in each language, unchanged, before the root of the app', () => {
  expect(landing).toMatch(/id="prerendered"[^]*lang="en"[^]*lang="es"[^]*id="root"/)
  expect(landing).toContain('<main>landing costs $1 & $&</main>')
})

test('every other path starts the app at once, without prerendered HTML', () => {
  expect(documents.get('app.html')).toBe(built.replace('<!-- prerendered -->', ''))
})

test('a document without the slot is refused', () => {
  expect(() => composeDocuments('<html></html>', { '/': page('a'), '/login': page('b') })).toThrow(
    'prerendered',
  )
})
