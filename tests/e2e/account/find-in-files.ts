import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { readTable } from '../read-table.ts'

/** Finds which of the texts are in any file of a folder, encoded as browsers encode texts, and where. */
export function findInFiles(folder: string, texts: readonly string[]): Map<string, string[]> {
  const byStart = new Map<number, { readonly text: string; readonly bytes: Buffer }[]>()
  for (const text of texts) {
    for (const encoding of ['utf8', 'latin1', 'utf16le'] as const) {
      const bytes = Buffer.from(text, encoding)
      const start = bytes.readUInt32LE(0)
      byStart.set(start, [...(byStart.get(start) ?? []), { text, bytes }])
    }
  }
  const found = new Map<string, string[]>()
  for (const file of filesIn(folder)) {
    const bytes = readFileSync(file)
    const content = Buffer.concat([bytes, readTable(bytes) ?? Buffer.alloc(0)])
    for (let at = 0; at + 4 <= content.length; at += 1) {
      for (const { text, bytes: wanted } of byStart.get(content.readUInt32LE(at)) ?? []) {
        if (!content.subarray(at, at + wanted.length).equals(wanted)) continue
        const places = found.get(text) ?? []
        const place = relative(folder, file)
        if (!places.includes(place)) found.set(text, [...places, place])
      }
    }
  }
  return found
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesIn(path)
    return entry.isFile() ? [path] : []
  })
}
