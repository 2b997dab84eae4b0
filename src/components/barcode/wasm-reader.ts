import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill'
import { readerBytes } from './offline-reader.ts'
import { type CodeReader, codeFormats } from './browser-reader.ts'

let isPrepared = false

/** A WebAssembly reader, served with the app, for browsers that have none. */
export async function openWasmReader(): Promise<CodeReader> {
  if (!isPrepared) {
    const wasmBinary = await readerBytes()
    await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
    isPrepared = true
  }
  return new BarcodeDetector({ formats: [...codeFormats] })
}
