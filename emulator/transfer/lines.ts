import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Text is written in chunks of at least this length. */
const chunkLength = 1024 * 1024

/** Writes one line of JSON per item, without keeping all of them in memory. Returns their number. */
export async function writeLines(
  file: string,
  pages: Iterable<readonly object[]>,
): Promise<number> {
  let count = 0
  async function* chunks(): AsyncGenerator<string> {
    let text = ''
    for (const page of pages) {
      for (const item of page) {
        text += `${JSON.stringify(item)}\n`
        count += 1
        if (text.length < chunkLength) continue
        yield text
        text = ''
      }
      // Lets other requests run between two pages.
      await nextTurn()
    }
    yield text
  }
  await pipeline(Readable.from(chunks()), createWriteStream(file))
  return count
}

/** The numbered lines of a file. Only a line feed ends a line. */
export async function* readLines(file: string): AsyncGenerator<readonly [number, string]> {
  let pending: Buffer[] = []
  let number = 1
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    let from = 0
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      yield [number, Buffer.concat([...pending, chunk.subarray(from, end)]).toString('utf8')]
      pending = []
      number += 1
      from = end + 1
    }
    pending.push(chunk.subarray(from))
  }
  const rest = Buffer.concat(pending).toString('utf8')
  if (rest !== '') yield [number, rest]
}
