import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../../src')
const files = globSync('**/*.tsx', { cwd: root }).filter((path) => /<Sheet\b/.test(read(path)))

/** What is filled in or chosen, and lost where it is left without saving. */
const edits = /<form\b|<Form\b|data-unsaved|<TextField\b|<TextArea\b|<ChipRow\b/

test('a sheet in which something is edited is left with "Cancel", any other with "Close"', () => {
  expect(files.length).toBeGreaterThan(20)
  const wrong = files.filter((path) => {
    const text = read(path)
    return text.includes("closeLabel={t('action.close')}") && edits.test(text)
  })
  expect(wrong).toEqual([])
})

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}
