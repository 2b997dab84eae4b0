import { createReadStream } from 'node:fs'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Asset, type Encoding, maxInMemory } from './assets.ts'
import { parseRange } from './parse-range.ts'

/** Sends a file as the request headers allow: 304, a range, compressed, or plain. */
export async function sendAsset(
  asset: Asset,
  request: { readonly method: string; readonly headers: IncomingHttpHeaders },
  response: ServerResponse,
): Promise<void> {
  const { method, headers } = request
  const encoding = asset.isCompressible ? chooseEncoding(headers['accept-encoding']) : 'identity'
  const etag = `"${asset.version}${encoding === 'identity' ? '' : `-${encoding}`}"`
  response.setHeader('ETag', etag)
  response.setHeader('Content-Type', asset.contentType)
  if (asset.isCompressible) response.setHeader('Vary', 'Accept-Encoding')
  if (matches(headers['if-none-match'], etag)) {
    response.writeHead(304)
    response.end()
    return
  }
  if (encoding !== 'identity' || asset.size <= maxInMemory) {
    const content = await asset.read(encoding)
    const range = encoding === 'identity' ? rangeOf(headers, etag, content.length) : undefined
    if (range === 'unsatisfiable') return refuseRange(response, content.length)
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
    const part = range ? content.subarray(range.start, range.end + 1) : content
    writeHead(response, range, part.length, content.length)
    response.end(method === 'HEAD' ? undefined : part)
    return
  }
  const range = rangeOf(headers, etag, asset.size)
  if (range === 'unsatisfiable') return refuseRange(response, asset.size)
  const { start, end } = range ?? { start: 0, end: asset.size - 1 }
  writeHead(response, range, end - start + 1, asset.size)
  if (method === 'HEAD') response.end()
  else await sendStream(createReadStream(asset.file, { start, end }), response)
}

/** Sends a stream to its end; a client that disconnects before is not an error. */
async function sendStream(source: Readable, response: ServerResponse): Promise<void> {
  try {
    await pipeline(source, response)
  } catch (error) {
    const hasCode = error instanceof Error && 'code' in error
    if (!hasCode || error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
  }
}

function chooseEncoding(accepted: string | string[] | undefined): Encoding {
  const names = new Set(
    String(accepted ?? '')
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(';', 1)[0]?.trim().toLowerCase()),
  )
  if (names.has('br')) return 'br'
  return names.has('gzip') ? 'gzip' : 'identity'
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  const given = (ifNoneMatch ?? '').split(',').map((part) => part.trim().replace(/^W\//, ''))
  return given.includes(etag) || given.includes('*')
}

function rangeOf(
  headers: IncomingHttpHeaders,
  etag: string,
  size: number,
): ReturnType<typeof parseRange> {
  const condition = headers['if-range']
  return condition === undefined || condition === etag ? parseRange(headers.range, size) : undefined
}

function writeHead(
  response: ServerResponse,
  range: { readonly start: number; readonly end: number } | undefined,
  length: number,
  size: number,
): void {
  response.setHeader('Accept-Ranges', 'bytes')
  response.setHeader('Content-Length', length)
  if (range) response.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${size}`)
  response.writeHead(range ? 206 : 200)
}

function refuseRange(response: ServerResponse, size: number): void {
  response.writeHead(416, { 'Content-Range': `bytes */${size}` })
  response.end()
}
