import { type CodeReader, ownReader } from './own-reader.ts'

/** The browser's own reader where it has one, else ours. Fails where ours is neither here nor to be had. */
export async function openReader(): Promise<CodeReader> {
  const own = await ownReader()
  return own ?? (await import('./our-reader.ts')).openOurReader()
}
