import { useState } from 'react'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { useActor, useData } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import type { ExportTarget } from '#domain/invoice/export/export-marks.ts'
import { newId } from '#lib/new-id.ts'

interface Marked {
  readonly target: ExportTarget
  readonly invoiceIds: readonly string[]
}

/** Notes which invoices were exported, and takes that back. `marked`: what the last export marked; null for nothing. */
export function useExportMarks() {
  const actor = useActor()
  const { mutateAll } = useData()
  const reportProblem = useProblemToast()
  const [marked, setMarked] = useState<Marked | null>(null)
  const mayMark = actor !== null && can(actor, 'invoice/edit')

  async function change({ target, invoiceIds }: Marked, isExported: boolean): Promise<boolean> {
    const done = await mutateAll(
      invoiceIds.map((invoiceId) => ({
        id: newId(),
        name: 'invoice/markExported' as const,
        args: { invoiceId, target, isExported },
      })),
    )
    if (!done.ok) reportProblem(done.problem)
    return done.ok
  }

  /** Those that are not marked yet. */
  const mark = async (target: ExportTarget, invoiceIds: readonly string[]): Promise<void> => {
    const marks = { target, invoiceIds }
    if (!mayMark || invoiceIds.length === 0) return
    if (await change(marks, true)) setMarked(marks)
  }

  const undo = async (): Promise<void> => {
    if (marked && (await change(marked, false))) setMarked(null)
  }

  return { marked, mark, undo, forget: () => setMarked(null) }
}
