import { useSyncExternalStore } from 'react'
import { createLiveValue } from '#lib/live-value.ts'

/** Object URLs of the pictures on this device, by their id; empty until they are read, after the first paint. */
export const pictureUrls = createLiveValue<ReadonlyMap<string, string>>(new Map())

/** The picture of a person or the logo as an object URL; undefined where there is none. */
export function usePictureUrl(id: string): string | undefined {
  const get = () => pictureUrls.get().get(id)
  return useSyncExternalStore(pictureUrls.subscribe, get, get)
}
