import { useEffect } from 'react'
import { documentsOfCompany } from '#data/index.ts'
import { useData, useLive } from '#data/react.ts'
import { documentsToKeep } from '#domain/library/documents-to-keep.ts'
import { keepTrying } from '#lib/keep-trying.ts'

/** Downloads the company's documents in advance, so that they open where there is no network. */
export function KeepDocuments() {
  const data = useData()
  const items = useLive(documentsOfCompany())
  const wanted = items && documentsToKeep(items).join(' ')
  useEffect(() => {
    if (wanted === undefined) return undefined
    return keepTrying(() => data.keepDocuments(wanted.split(' ').filter(Boolean)))
  }, [wanted, data])
  return null
}
