import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { parseSync } from 'oxc-parser'
import { globSync } from 'tinyglobby'
import * as v from 'valibot'
import { enPublic } from '#messages/en/public.ts'
import { esPublic } from '#messages/es/public.ts'

const SourceMap = v.object({ sources: v.array(v.string()) })

const sources = globSync('dist/**/*.js.map').flatMap((file) =>
  v
    .parse(SourceMap, JSON.parse(readFileSync(file, 'utf8')))
    .sources.map((source) => ({ file, source })),
)

test('the production bundle holds the app and its worker', () => {
  expect(sources.some(({ source }) => source.endsWith('src/main.tsx'))).toBe(true)
  expect(sources.some(({ source }) => source.endsWith('sw/sw.ts'))).toBe(true)
})

test('the production bundle holds nothing of the emulator, the tests or their packages', () => {
  const foreign = /(^|\/)(emulator|tests)\/|node_modules\/(lmdb|fast-check|vitest|@playwright)\//
  expect(sources.filter(({ source }) => foreign.test(source))).toEqual([])
})

test('the code before the first list is small and contains no Firebase', () => {
  const files = firstFiles('src/features/orders/list/orders-page.tsx')

  const inTransit = files.flatMap((file) => sources.filter((one) => one.file === `${file}.map`))
  expect(inTransit.some(({ source }) => source.endsWith('src/main.tsx'))).toBe(true)
  expect(inTransit.some(({ source }) => source.endsWith('orders/list/order-row.tsx'))).toBe(true)
  expect(inTransit.filter(({ source }) => /\/@?firebase\//.test(source))).toEqual([])
  expect(inTransit.filter(({ source }) => /\/(@messageformat|sonner)\//.test(source))).toEqual([])

  expect(gzipOf(files)).toBeLessThanOrEqual(200_000)
  expect(files.length).toBeLessThan(12)
})

test('the code before Today is small and sends nothing', () => {
  const files = firstFiles('src/features/dashboard/dashboard-page.tsx')

  const inTransit = files.flatMap((file) => sources.filter((one) => one.file === `${file}.map`))
  expect(inTransit.some(({ source }) => source.endsWith('technician-day.tsx'))).toBe(true)
  expect(inTransit.filter(({ source }) => /\/mutators\/|\/drain\//.test(source))).toEqual([])
  expect(gzipOf(files)).toBeLessThanOrEqual(220_000)
})

test('the page that a link opens is small and knows nothing of Firebase, Dexie or the app', () => {
  const html = readFileSync('dist/p.html', 'utf8')
  const start = /<script type="module"[^>]* src="\/(assets\/p\/[^"]+)"/.exec(html)?.[1]
  const all = sources.filter(({ file }) => file.startsWith('dist/assets/p/'))
  expect(all.some(({ source }) => source.endsWith('src/share/main.tsx'))).toBe(true)
  const foreign = /\/(@?firebase|dexie|react-router|workbox[^/]*)\/|\/src\/(app|data|features)\//
  expect(all.filter(({ source }) => foreign.test(source))).toEqual([])

  const files = withImports([`dist/${start}`])
  expect(gzipOf(files)).toBeLessThanOrEqual(92_000)
  // Making a PDF is fetched only by a press.
  const atOnce = files.flatMap((file) => all.filter((one) => one.file === `${file}.map`))
  expect(atOnce.filter(({ source }) => source.includes('pdfmake'))).toEqual([])
})

for (const [file, says] of [
  ['index.html', 'landing.headline'],
  ['login.html', 'session.signInNote'],
] as const) {
  test(`${file} shows its page in both languages before any script has loaded`, () => {
    const html = readFileSync(`dist/${file}`, 'utf8')
    const templates = [...html.matchAll(/<template lang="(..)">([^]*?)<\/template>/g)]
    expect(templates.map(([, locale, drawn = '']) => [locale, drawn.includes('<h1')])).toEqual([
      ['en', true],
      ['es', true],
    ])
    expect(templates[0]?.[2]).toContain(enPublic[says])
    expect(templates[1]?.[2]).toContain(esPublic[says])

    // Every class of the prerendered page is in a style sheet that loads before the first paint.
    const styles = [...html.matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)"/g)]
      .map(([, style]) => readFileSync(`dist/${style}`, 'utf8'))
      .join('')
    const classes = new Set(
      templates
        .flatMap(([, , drawn = '']) => [...drawn.matchAll(/ class="([^"]*)"/g)])
        .flatMap(([, names = '']) => names.split(' ').filter((name) => name.startsWith('_'))),
    )
    expect(classes.size).toBeGreaterThan(10)
    expect([...classes].filter((name) => !styles.includes(`.${name}`))).toEqual([])

    // No script is fetched before the first paint; afterwards everything needed is fetched at once.
    expect(/<script[^>]* src=|rel="modulepreload"/.exec(html)).toBeNull()
    const later = [...html.matchAll(/<link rel="later"[^>]* href="\/([^"]+)"/g)]
    const named = later.map(([, script]) => `dist/${script}`)
    expect(withImports(named).filter((script) => !named.includes(script))).toEqual([])
  })
}

/** What the start and the first page load, with the code that reads the sync status for the frame. */
function firstFiles(page: string): string[] {
  const html = readFileSync('dist/app.html', 'utf8')
  const start = /<script type="module"[^>]* src="\/(assets\/[^"]+)"/.exec(html)?.[1]
  return withImports([
    `dist/${start}`,
    built(page),
    built('src/messages/en/start.ts'),
    built('src/data/sync/read-session-status.ts'),
  ])
}

function gzipOf(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0)
}

/** The one file that holds a module. */
function built(module: string): string {
  const found = sources.filter(({ source }) => source.endsWith(module))
  expect(found, module).toHaveLength(1)
  return found[0]?.file.replace(/\.map$/, '') ?? ''
}

/** Built files and everything they import statically. */
function withImports(files: readonly string[], seen = new Set<string>()): string[] {
  for (const file of files) {
    if (seen.has(file)) continue
    seen.add(file)
    expect(existsSync(file), file).toBe(true)
    const { module } = parseSync(file, readFileSync(file, 'utf8'))
    const names = [
      ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...module.staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
      ),
    ]
    withImports(
      names.map((name) => join(dirname(file), name)),
      seen,
    )
  }
  return [...seen]
}
