import { useState } from 'react'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import type { DocumentItem } from '#data/index.ts'
import { useData } from '#data/react.ts'
import type { Photo } from '#domain/entities/photo.ts'
import { fileNameOf } from '#domain/library/new-document.ts'
import { openFile } from '#lib/open-file.ts'
import { saveFile } from '#lib/save-file.ts'
import { useT } from '#messages/index.ts'
import { showToast } from '#ui/overlay/toast.ts'

/** Opens documents: images in the app, PDFs in the browser's viewer. What is not here yet is downloaded, and stays. */
export function useOpenDocument() {
  const t = useT()
  const data = useData()
  const reportProblem = useProblemToast()
  const [busyId, setBusyId] = useState<string | null>(null)
  const [image, setImage] = useState<Photo | null>(null)

  async function bytesOf({ photo, isHere }: DocumentItem): Promise<Blob | null> {
    if (!isHere) {
      setBusyId(photo.id)
      await data.keepDocuments([photo.id])
      setBusyId(null)
    }
    const bytes = await data.photoBytes(photo.id)
    if (bytes.ok) return bytes.value
    if (isHere || bytes.problem.type === 'photo/altered') reportProblem(bytes.problem)
    else showToast(t('library.connect'), { kind: 'danger' })
    return null
  }

  async function save(item: DocumentItem) {
    const bytes = await bytesOf(item)
    const { caption, contentType } = item.photo
    if (bytes) saveFile(fileNameOf(caption, contentType), bytes)
  }

  async function open(item: DocumentItem) {
    const bytes = await bytesOf(item)
    if (!bytes) return
    const { caption, contentType } = item.photo
    if (contentType === 'application/pdf') openFile(fileNameOf(caption, contentType), bytes)
    else setImage(item.photo)
  }

  return { open, save, busyId, image, closeImage: () => setImage(null) }
}
