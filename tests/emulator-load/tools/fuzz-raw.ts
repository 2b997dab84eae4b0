import { once } from 'node:events'
import { connect } from 'node:net'
import { type Draw, hostileNames } from './fuzz-values.ts'

/** Bytes that no HTTP client would send, and how the client then closes the connection. */
export interface RawRequest {
  readonly bytes: Buffer
  /** `destroy` closes it, `end` half-closes it and continues to read. */
  readonly ending: 'destroy' | 'end'
}

const path = '/v1/projects/demo/databases/(default)/documents:commit'
const preface = 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'

/** A random malformed request, invalid at the level of HTTP. */
export function drawRaw(draw: Draw): RawRequest {
  const text = draw.of([requestLine, header, chunked, length, http2, noise])(draw)
  const bytes = Buffer.from(text, 'latin1')
  const cut = draw.oneIn(3) ? bytes.subarray(0, draw.below(bytes.length + 1)) : bytes
  // After an error, Node's HTTP/2 waits for a full close, not only a half-close.
  const isHttp2 = text.startsWith(preface)
  return { bytes: cut, ending: isHttp2 ? 'destroy' : draw.of(['destroy', 'end', 'end']) }
}

/** Sends it on its own connection; returns the possibly incomplete response. */
export async function sendRaw(base: string, { bytes, ending }: RawRequest): Promise<string> {
  const { hostname, port } = new URL(base)
  const socket = connect(Number(port), hostname)
  let response = ''
  socket.setEncoding('latin1').on('data', (part: string) => (response += part))
  // The server may close the connection at any time.
  socket.on('error', () => socket.destroy())
  const closed = once(socket, 'close')
  socket.write(bytes, () => (ending === 'destroy' ? socket.destroy() : socket.end()))
  await closed
  return response
}

function requestLine(draw: Draw): string {
  const method = draw.of([
    'POST',
    'PSOT',
    '',
    'post',
    'GET\0',
    'CONNECT',
    'OPTIONS',
    'M'.repeat(9000),
  ])
  const target = draw.of([
    path,
    '',
    '*',
    'http://x/',
    '/%',
    'no slash',
    '/é',
    `/${'a'.repeat(20_000)}`,
  ])
  const version = draw.of(['HTTP/1.1', 'HTTP/9.9', 'HTTP/1.0', '', 'http/1.1', 'HTTP/1.1 x'])
  return `${method} ${target} ${version}\r\nHost: localhost\r\n\r\n`
}

function header(draw: Draw): string {
  const line = draw.of([
    `X: ${'y'.repeat(40_000)}`,
    ...hostileNames.map((name) => `${name}: x`),
    ...hostileNames.map((name) => `Authorization: Bearer ${name}`),
    'Host: a\r\nHost: b',
    'Content-Length: 5\r\nContent-Length: 6',
    'Content-Length: 5\r\nTransfer-Encoding: chunked',
    ' folded: x',
    'X: a\nb: c\0',
    'Upgrade: websocket\r\nConnection: Upgrade',
    'Expect: 100-continue',
    Array.from({ length: 3000 }, (_, n) => `X${n}: y`).join('\r\n'),
  ])
  return `POST ${path} HTTP/1.1\r\nHost: localhost\r\n${line}\r\n\r\n`
}

function chunked(draw: Draw): string {
  const chunk = draw.of([
    '5\r\n{"a":\r\n',
    'zz\r\n{}\r\n0\r\n\r\n',
    '-1\r\n{}\r\n',
    'ffffffffffffffffff\r\n{}\r\n',
    '2;x=y\r\n{}\r\n0\r\n\r\n',
    '2\r\n{}\r\n0\r\nX: y\r\n\r\n',
    '2\r\n{}extra\r\n0\r\n\r\n',
  ])
  return `POST ${path} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}`
}

function length(draw: Draw): string {
  const given = draw.of(['-1', '1e9', '0x10', '99999999999999999999', '3', '200', ''])
  const body = draw.of(['{}', '', '{"writes":', '\0\0\0'])
  return `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${given}\r\n\r\n${body}`
}

function http2(draw: Draw): string {
  const frame = (size: number, type: number, flags: number, stream: number, body: string): string =>
    String.fromCharCode(0, size >> 8, size & 255, type, flags, 0, 0, 0, stream) + body
  const frames = draw.of([
    '',
    'garbage',
    frame(0, 4, 0, 0, ''),
    frame(5, 4, 0, 0, 'short'),
    frame(0, 4, 0, 0, '') + frame(6, 1, 5, 1, '\x82\x86\x84\x41\xff\xff'),
    frame(0, 4, 0, 0, '') + frame(4, 0, 1, 1, 'data'),
    frame(0, 4, 0, 0, '') + frame(255, 99, 255, 255, 'x'.repeat(255)),
    frame(0, 4, 0, 0, '') + frame(65_535, 1, 0, 1, 'x'),
  ])
  return preface + frames
}

function noise(draw: Draw): string {
  const size = draw.below(2000)
  return String.fromCharCode(...Array.from({ length: size }, () => draw.below(256)))
}
