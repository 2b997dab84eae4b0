import { crc32, deflateSync } from 'node:zlib'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const bitDepth = 8
const trueColour = 2

/** A PNG file of RGB bytes, row by row from the top (ISO/IEC 15948). */
export function encodePng(width: number, height: number, rgb: Uint8ClampedArray): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([bitDepth, trueColour], 8)
  const pixels = deflateSync(filtered(width, height, rgb), { level: 6 })
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Each row as differences from the one above (filter 2), which suits surfaces lit from one side. */
function filtered(width: number, height: number, rgb: Uint8ClampedArray): Uint8Array {
  const stride = width * 3
  const rows = new Uint8Array(height * (stride + 1))
  for (let y = 0; y < height; y++) {
    const row = y * (stride + 1)
    rows[row] = 2
    for (let x = 0, at = y * stride; x < stride; x++, at++) {
      rows[row + 1 + x] = (rgb[at] ?? 0) - (rgb[at - stride] ?? 0)
    }
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
