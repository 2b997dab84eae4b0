import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { describe, expect, it } from 'vitest'

/** Mutation names, files that are made when something runs, and patterns. */
const notInTheRepository: ReadonlySet<string> = new Set([
  'company/bill',
  'order/move',
  'node_modules/.cache',
  'export.json',
  'auth/accounts.jsonl',
  'app.html',
  'x-page.tsx',
  'x-form.ts',
  'NAME.bench.ts',
])

const path = /^[\w-][\w.-]*(?:\/[\w.-]+)*\/?$/
const fileName = /\.(?:tsx?|css|js|json|md|rules|html)$/

/** The paths and file names in backticks of a Markdown text, without its blocks of code. */
function namedPaths(markdown: string): readonly string[] {
  const texts = markdown.replaceAll(/```[\s\S]*?```/g, '').matchAll(/`([^`\s]+)`/g)
  return [...texts]
    .map(([, text = '']) => text)
    .filter((text) => path.test(text) && (text.includes('/') || fileName.test(text)))
}

/** Whether a file or folder has this path, from the root or from any folder on. */
function exists(named: string, files: readonly string[]): boolean {
  const end = `/${named.replace(/\/$/, '')}`
  return files.some((file) => file.endsWith(end) || file.includes(`${end}/`))
}

describe('paths in the documentation', () => {
  const files = globSync(['**/*', '.ci/*'], {
    ignore: ['**/node_modules/**', '**/dist/**', 'test-results/**'],
  })
  const slashed = files.map((file) => `/${file}`)

  it.each(files.filter((file) => file.endsWith('.md')))('%s names what exists', (file) => {
    const missing = namedPaths(readFileSync(file, 'utf8')).filter(
      (named) => !notInTheRepository.has(named) && !exists(named, slashed),
    )
    expect(missing).toEqual([])
  })
})
