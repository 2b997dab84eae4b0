import { type CodeReader, ownReader } from './own-reader.ts'

/** The browser's own reader if it has one, else ours. Rejects if ours is neither cached nor reachable. */
export async function openReader(): Promise<CodeReader> {
  const own = await ownReader()
  return own ?? (await import('./our-reader.ts')).openOurReader()
}
