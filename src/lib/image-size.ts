/** The width and height of an image in pixels. */
export interface ImageSize {
  readonly width: number
  readonly height: number
}

/**
 * The size that a PNG, JPEG or WebP file unpacks to, as its own bytes say, without decoding it; null where they do not
 * say. A few kilobytes can unpack to gigabytes.
 */
export function imageSize(bytes: Uint8Array): ImageSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (textAt(view, 12) === 'IHDR') return sizeOf(view.getUint32(16), view.getUint32(20))
    if (textAt(view, 8) === 'WEBP') return webpSize(view)
    return view.getUint16(0) === 0xffd8 ? jpegSize(view) : null
  } catch (error) {
    // The file ends before its size.
    if (error instanceof RangeError) return null
    throw error
  }
}

function webpSize(view: DataView): ImageSize | null {
  switch (textAt(view, 12)) {
    case 'VP8 ':
      return sizeOf(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff)
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return sizeOf((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1)
    }
    case 'VP8X':
      return sizeOf((view.getUint32(24, true) & 0xffffff) + 1, (view.getUint32(26, true) >>> 8) + 1)
    default:
      return null
  }
}

/** Walks over the segments before the frame's header as decoders do, which skip what is no marker. */
function jpegSize(view: DataView): ImageSize | null {
  for (let at = 2; ;) {
    while (view.getUint8(at) !== 0xff) at += 1
    while (view.getUint8(at) === 0xff) at += 1
    const marker = view.getUint8(at)
    at += 1
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return sizeOf(view.getUint16(at + 5), view.getUint16(at + 3))
    // The image's data, or its end.
    if (marker === 0xda || marker === 0xd9) return null
    const hasNoLength = marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)
    if (!hasNoLength) at += Math.max(2, view.getUint16(at))
  }
}

function sizeOf(width: number, height: number): ImageSize | null {
  return width > 0 && height > 0 ? { width, height } : null
}

function textAt(view: DataView, at: number): string {
  if (view.byteLength < at + 4) return ''
  return String.fromCharCode(...[0, 1, 2, 3].map((i) => view.getUint8(at + i)))
}
