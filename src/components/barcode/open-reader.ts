import { type CodeReader, browserReader } from './browser-reader.ts'

/** The browser's own reader if it has one, else ours. Rejects if ours is neither cached nor reachable. */
export async function openReader(): Promise<CodeReader> {
  const own = await browserReader()
  return own ?? (await import('./wasm-reader.ts')).openWasmReader()
}
