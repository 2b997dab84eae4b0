import { useLoaded } from '../use-loaded.ts'
import { isReaderSaved } from './offline-reader.ts'

/** Whether barcodes can be scanned offline; null while that is unknown. */
export function useReaderSaved(): boolean | null {
  return useLoaded(isReaderSaved) ?? null
}
