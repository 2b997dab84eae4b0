import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readLines, writeLines } from './lines.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'daybook-lines-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

async function read(file: string): Promise<(readonly [number, string])[]> {
  const lines: (readonly [number, string])[] = []
  for await (const line of readLines(file)) lines.push(line)
  return lines
}

test('any text, including a very long one, is read back unchanged', async () => {
  const file = join(folder, 'a.jsonl')
  const items = ['a\nb\r\nc', '\u2028\u2029', 'ü🛠', 'x'.repeat(3_000_000), ''].map((text) => ({
    text,
  }))
  expect(await writeLines(file, [items.slice(0, 2), [], items.slice(2)])).toBe(items.length)
  const lines = await read(file)
  expect(lines.map(([, line]) => JSON.parse(line) as unknown)).toEqual(items)
  expect(lines.map(([number]) => number)).toEqual([1, 2, 3, 4, 5])
})

test('no items make an empty file, and the last line may lack its line feed', async () => {
  const file = join(folder, 'b.jsonl')
  expect(await writeLines(file, [])).toBe(0)
  expect(await read(file)).toEqual([])
  writeFileSync(file, '1\n2')
  expect(await read(file)).toEqual([
    [1, '1'],
    [2, '2'],
  ])
})
