import { useEffect, useRef, useState } from 'react'
import { searchables } from '#data/index.ts'
import { useActor, useData } from '#data/react.ts'
import { createPageSearcher, createSearcher, type Searcher } from './create-searcher.ts'
import type { FoundGroup } from './search-index.ts'

const nothing: readonly FoundGroup[] = []

/** What the typed words find on this device; while the next answer is looked for, the one before. */
export function useSearch(text: string, most: number): readonly FoundGroup[] {
  const data = useData()
  const uid = useActor()?.uid
  const searcher = useRef<Searcher>(undefined)
  const [found, setFound] = useState(nothing)
  const words = text.trim()

  useEffect(() => {
    if (uid === undefined) return undefined
    const isStored = data.storage.get() !== 'onlineOnly'
    const made = isStored ? createSearcher(uid) : createPageSearcher(data.live(searchables()))
    searcher.current = made
    return () => made.close()
  }, [data, uid])

  useEffect(() => {
    if (words !== '') searcher.current?.find({ text: words, most }, setFound)
  }, [words, most])

  return words === '' ? nothing : found
}
