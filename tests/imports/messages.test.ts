import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { describe, expect, it } from 'vitest'
import { enApp } from '#messages/en/app.ts'
import { enPublic } from '#messages/en/public.ts'
import { enShared } from '#messages/en/shared.ts'
import { enStart } from '#messages/en/start.ts'
import { type Area, findMissingMessages } from './find-missing-messages.ts'

const catalogs = { start: enStart, app: enApp, public: enPublic, shared: enShared }
const areas = new Map(
  Object.entries(catalogs).flatMap(([area, catalog]) =>
    Object.keys(catalog).map((key) => [key, area as Area] as const),
  ),
)

describe('messages are loaded before the code that shows them', () => {
  it('in the whole app', () => {
    const sources = globSync(['src/**/*.{ts,tsx}'])
      .filter((path) => !/\.(test|fixture)\.tsx?$/.test(path))
      .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
    expect(findMissingMessages(sources, areas, 'src/main.tsx')).toEqual([])
  })

  const planted = new Map<string, Area>([
    ['a.start', 'start'],
    ['a.app', 'app'],
    ['a.public', 'public'],
    ['state.open', 'app'],
    ['a.shared', 'shared'],
  ])
  const judge = (files: Readonly<Record<string, string>>) =>
    findMissingMessages(
      Object.entries(files).map(([name, text]) => ({ path: `src/${name}`, text })),
      planted,
      'src/main.ts',
    )

  it.each([
    ['a key of an area that is not loaded', `t('a.app')`, ''],
    ['keys by pattern', 't(`state.${state}`)', ''],
    ['a module imported at the start', `import './b.ts'`, `t('a.app')`],
    ['a part without its messages', `const B = lazy(() => import('./b.ts'))`, `t('a.app')`],
    [
      'a part of another area',
      `lazyPart(async () => (await import('./b.ts')).B, 'public')`,
      `t('a.app')`,
    ],
  ])('a planted mistake is found: %s', (_, main, b) => {
    expect(judge({ 'main.ts': main, 'b.ts': b })).toHaveLength(1)
  })

  it.each([
    ['a key of the start', `t('a.start')`, ''],
    ['a part with its messages', `lazyPart(async () => (await import('./b.ts')).B)`, `t('a.app')`],
    ['a page', `page('/b', () => import('./b.ts'), 'B', 'public')`, `t('a.public')`],
    [
      'a key of both, in the app',
      `lazyPart(async () => (await import('./b.ts')).B)`,
      `t('a.shared')`,
    ],
    [
      'a key of both, outside of it',
      `lazyPart(async () => (await import('./b.ts')).B, 'public')`,
      `t('a.shared')`,
    ],
    ['a type', `import type { B } from './b.ts'`, `t('a.app')`],
  ])('allowed: %s', (_, main, b) => {
    expect(judge({ 'main.ts': main, 'b.ts': b })).toEqual([])
  })

  it('a module that two paths reach has only what both load', () => {
    const files = {
      'main.ts': `lazyPart(async () => (await import('./b.ts')).B)\nlazyPart(async () => (await import('./c.ts')).C, 'public')`,
      'b.ts': `import './d.ts'`,
      'c.ts': `import './d.ts'`,
      'd.ts': `t('a.app')`,
    }
    expect(judge(files)).toHaveLength(1)
  })
})
