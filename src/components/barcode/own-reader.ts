/** Finds the codes in what a camera shows. */
export interface CodeReader {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}

/** The browser's own; not every one has it, and the types do not know it yet. */
interface OwnReader {
  new (options: { readonly formats: readonly string[] }): CodeReader
  getSupportedFormats(): Promise<readonly string[]>
}

/** What goods and equipment bear. */
export const codeFormats = [
  'ean_13',
  'ean_8',
  'upc_a',
  'upc_e',
  'code_128',
  'code_39',
  'itf',
  'qr_code',
  'data_matrix',
] as const

/** The browser's own reader; null where it has none, or the words for it with nothing behind them. */
export async function ownReader(): Promise<CodeReader | null> {
  const { BarcodeDetector } = globalThis as { readonly BarcodeDetector?: OwnReader }
  try {
    const known = (await BarcodeDetector?.getSupportedFormats()) ?? []
    const formats = codeFormats.filter((one) => known.includes(one))
    return BarcodeDetector && formats.includes('ean_13') ? new BarcodeDetector({ formats }) : null
  } catch {
    return null
  }
}
