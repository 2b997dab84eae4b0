import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const specifier = 'barcode-detector/reader.wasm'

/**
 * Resolves `barcode-detector/reader.wasm` to the WebAssembly file of the zxing-wasm version that barcode-detector's
 * script was built for; the two work only together.
 */
export function barcodeWasm(): Plugin {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('barcode-detector'))
  const wasm = resolve('zxing-wasm/reader/zxing_reader.wasm')
  return {
    name: 'barcode-wasm',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(`${specifier}?`) ? id.replace(specifier, wasm) : null),
  }
}
