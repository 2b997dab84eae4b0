import { crc32, deflateSync } from 'node:zlib'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const bitDepth = 8
const trueColour = 2

/** A PNG file of pixels of 0xBBGGRR, row by row from the top (ISO/IEC 15948). */
export function encodePng(width: number, height: number, pixels: Uint32Array): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([bitDepth, trueColour], 8)
  const data = deflateSync(rowsOf(width, height, pixels), { level: 6 })
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Rows as they are (filter 0), which suits few colours. */
function rowsOf(width: number, height: number, pixels: Uint32Array): Uint8Array {
  const rows = new Uint8Array(height * (width * 3 + 1))
  let at = 0
  for (let i = 0; i < pixels.length; i++) {
    if (i % width === 0) at++
    const pixel = pixels[i] ?? 0
    rows[at++] = pixel
    rows[at++] = pixel >> 8
    rows[at++] = pixel >> 16
  }
  return rows
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
