import { useEffect, useState } from 'react'
import { type Searchable, searchables } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { createSearchIndex, type SearchIndex } from './search-index.ts'

const most = 20

/** What the typed words find on this device; undefined while that is being looked into. */
export function useSearch(text: string): readonly Searchable[] | undefined {
  const docs = useLive(searchables())
  const [index, setIndex] = useState<SearchIndex>()

  useEffect(() => {
    if (!docs) return undefined
    let here = true
    const build = async () => {
      const built = await createSearchIndex(docs)
      if (here) setIndex(built)
    }
    void build()
    return () => {
      here = false
    }
  }, [docs])

  if (text.trim() === '') return []
  return index?.find(text, most)
}
