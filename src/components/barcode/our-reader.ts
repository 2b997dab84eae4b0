import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill'
import { readerBytes } from './kept-reader.ts'
import { type CodeReader, codeFormats } from './own-reader.ts'

let isPrepared = false

/** A reader for browsers without one: a program of its own, which came from our address. */
export async function openOurReader(): Promise<CodeReader> {
  if (!isPrepared) {
    const wasmBinary = await readerBytes()
    await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
    isPrepared = true
  }
  return new BarcodeDetector({ formats: [...codeFormats] })
}
