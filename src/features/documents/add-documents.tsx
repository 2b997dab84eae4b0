import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { useData } from '#data/react.ts'
import { companyDocuments, documentTypes } from '#domain/entities/photo.ts'
import { fileFault, titleOfFile } from '#domain/library/new-document.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { showToast } from '#ui/overlay/toast.ts'

/** Adds the files that a person chooses, each under its own name. `count`: how many documents there are. */
export function AddDocuments({ count, isDisabled }: { count: number; isDisabled: boolean }) {
  const t = useT()
  const data = useData()
  const reportProblem = useProblemToast()
  const files = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)

  async function take(input: HTMLInputElement) {
    const chosen = [...(input.files ?? [])]
    setBusy(true)
    let added = 0
    for (const file of chosen) {
      const fault = fileFault(file, count + added)
      if (fault !== null) {
        const text = t(`library.fault.${fault}`, { name: file.name })
        showToast(text, { kind: 'danger', duration: 10_000 })
        continue
      }
      const caption = titleOfFile(file.name)
      const kept = { about: companyDocuments, kind: 'document', data: file, caption } as const
      const result = await data.addPhoto({ ...kept, readerIds: [] })
      if (result.ok) added += 1
      else reportProblem(result.problem)
    }
    // Allows the same file to be picked again; earlier, the browser would forget what was chosen.
    input.value = ''
    setBusy(false)
    if (added > 0) showToast(t('library.added', { count: added }), { kind: 'success' })
  }

  return (
    <>
      <input
        ref={files}
        type="file"
        accept={documentTypes.join(',')}
        multiple
        hidden
        data-files
        onChange={(event) => void take(event.target)}
      />
      <Button
        variant="primary"
        icon={<Plus aria-hidden="true" />}
        isDisabled={isDisabled}
        pending={isBusy}
        onPress={() => files.current?.click()}
      >
        {t('library.add')}
      </Button>
    </>
  )
}
