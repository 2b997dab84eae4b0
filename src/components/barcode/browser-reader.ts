/** Finds the barcodes in a camera image. */
export interface CodeReader {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}

/** The browser's own `BarcodeDetector`; not in every browser, and missing from TypeScript's types. */
interface OwnReader {
  new (options: { readonly formats: readonly string[] }): CodeReader
  getSupportedFormats(): Promise<readonly string[]>
}

/** Formats found on products and equipment. */
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

/** The browser's own reader; null if it has none or if its reader supports no formats. */
export async function browserReader(): Promise<CodeReader | null> {
  const { BarcodeDetector } = globalThis as { readonly BarcodeDetector?: OwnReader }
  try {
    const known = (await BarcodeDetector?.getSupportedFormats()) ?? []
    const formats = codeFormats.filter((one) => known.includes(one))
    return BarcodeDetector && formats.includes('ean_13') ? new BarcodeDetector({ formats }) : null
  } catch {
    return null
  }
}
