import { useEffect, useRef, useState } from 'react'
import { searchables } from '#data/index.ts'
import { useActor, useData } from '#data/react.ts'
import { createPageSearcher, createSearcher, type Searcher } from './create-searcher.ts'
import { keepSameResults } from './keep-same-results.ts'
import { type AnsweredSearch, type SearchView, searchView } from './search-view.ts'

/** Search results for the typed words on this device. */
export function useSearch(text: string, limit: number): SearchView {
  const data = useData()
  const uid = useActor()?.uid
  const searcher = useRef<Searcher>(undefined)
  const [answered, setAnswered] = useState<AnsweredSearch | null>(null)
  const words = text.trim()

  useEffect(() => {
    if (uid === undefined) return undefined
    const isStored = data.storage.get() !== 'onlineOnly'
    const made = isStored ? createSearcher(uid) : createPageSearcher(data.live(searchables()))
    searcher.current = made
    return () => made.close()
  }, [data, uid])

  useEffect(() => {
    if (words === '' || uid === undefined) return
    searcher.current?.find({ text: words, limit }, (found) =>
      setAnswered((before) => ({ words, found: keepSameResults(before?.found ?? [], found) })),
    )
  }, [uid, words, limit])

  return searchView(uid === undefined ? '' : words, answered)
}
