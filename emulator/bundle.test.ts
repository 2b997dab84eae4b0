import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { bundle } from './bundle.js'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** A program of two files that prints `word` and the type of an installed package's export. */
function makeProgram(word: string) {
  const parent = join(import.meta.dirname, '../node_modules/.cache')
  mkdirSync(parent, { recursive: true })
  const folder = mkdtempSync(join(parent, 'bundle-test-'))
  folders.push(folder)
  const entry = join(folder, 'program.ts')
  const setWord = (text: string): void =>
    writeFileSync(join(folder, 'word.ts'), `export const word: string = '${text}'\n`)
  writeFileSync(
    entry,
    `import { open } from 'lmdb'\nimport { word } from './word.ts'\nconsole.log(word, typeof open)\n`,
  )
  setWord(word)
  return { entry, cache: join(folder, 'cache'), setWord }
}

const run = (script: string): string =>
  execFileSync(process.execPath, [script], { encoding: 'utf8' }).trim()

test('bundles a program into one script, once', async () => {
  const { entry, cache } = makeProgram('first')
  const script = await bundle(entry, cache)
  expect(run(script)).toBe('first function')
  const { mtimeMs } = statSync(script)
  expect(await bundle(entry, cache)).toBe(script)
  expect(statSync(script).mtimeMs).toBe(mtimeMs)
  expect(readdirSync(cache)).toHaveLength(2)
})

test('rebuilds the script when a source file has changed', async () => {
  const { entry, cache, setWord } = makeProgram('first')
  await bundle(entry, cache)
  setWord('second')
  expect(run(await bundle(entry, cache))).toBe('second function')
})

test('rebuilds the script when the script or its list is damaged', async () => {
  const { entry, cache } = makeProgram('whole')
  const script = await bundle(entry, cache)
  writeFileSync(script, 'console.log("half')
  expect(run(await bundle(entry, cache))).toBe('whole function')
  writeFileSync(script.replace(/mjs$/, 'json'), '[["')
  expect(run(await bundle(entry, cache))).toBe('whole function')
})
