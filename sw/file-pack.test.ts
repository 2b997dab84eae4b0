import { expect, it } from 'vitest'
import { type PackedFile, packFiles, unpackFiles } from './file-pack.ts'

const encode = (text: string) => new TextEncoder().encode(text)
const files = [
  { path: 'a.js', bytes: encode('let a = "\n"') },
  { path: 'empty.css', bytes: encode('') },
  { path: 'ñ.js', bytes: encode('“quoted”') },
]

it.each([1, 2, 7, 1000])(
  'gives back what was packed, received %i bytes at a time',
  async (size) => {
    expect(await unpacked(packFiles(files), size)).toEqual(files)
  },
)

it('gives only whole files of a pack that is cut off', async () => {
  expect(await unpacked(packFiles(files).slice(0, -1), 5)).toEqual(files.slice(0, 2))
  expect(await unpacked(encode('[["a.js"'), 5)).toEqual([])
})

it.each(['<!doctype html>\n', '{}\n', '[["a.js",-1]]\n'])('throws for %j', async (text) => {
  await expect(unpacked(encode(text), 5)).rejects.toThrow()
})

async function unpacked(pack: Uint8Array<ArrayBuffer>, size: number): Promise<PackedFile[]> {
  const chunks = async function* () {
    for (let at = 0; at < pack.length; at += size) yield pack.slice(at, at + size)
  }
  const found: PackedFile[] = []
  for await (const file of unpackFiles(chunks())) found.push(file)
  return found
}
