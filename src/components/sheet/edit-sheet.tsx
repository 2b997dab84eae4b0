import type { FormEvent, ReactNode } from 'react'
import type { Problem } from '#domain/problem.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Form, FormActions } from '#ui/form/form.tsx'
import { Sheet, type SheetProps } from '#ui/overlay/sheet.tsx'
import { ProblemNote } from '../text/problem-note.tsx'

export interface EditSheetProps {
  title: ReactNode
  size?: SheetProps['size']
  /** Something was typed: only the buttons close it then. */
  isDirty: boolean
  isSaving: boolean
  /** Why saving failed. What was typed stays. */
  problem: Problem | null
  onSubmit: (event: FormEvent) => Promise<void>
  onClose: () => void
  /** What the primary button says; left out, that it saves. */
  submitLabel?: string
  /** Another way to save, beside the primary one. */
  other?: { readonly label: string; readonly onPress: () => void } | undefined
  /** The fields. */
  children: ReactNode
}

/** A sheet in which something is changed and saved, or left as it was. */
export function EditSheet(props: EditSheetProps) {
  const t = useT()
  const { title, size, isDirty, isSaving, problem, onSubmit, onClose, children } = props
  const { submitLabel = t('action.save'), other } = props
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      closeLabel={t('action.cancel')}
      size={size}
      isDismissable={!isDirty}
    >
      <Form
        onSubmit={(event) => void onSubmit(event)}
        problem={problem && <ProblemNote problem={problem} />}
        data-unsaved={isDirty || undefined}
      >
        {children}
        <FormActions>
          <Button type="submit" variant="primary" pending={isSaving}>
            {submitLabel}
          </Button>
          {other && (
            <Button isDisabled={isSaving} onPress={other.onPress}>
              {other.label}
            </Button>
          )}
          <Button onPress={onClose}>{t('action.cancel')}</Button>
        </FormActions>
      </Form>
    </Sheet>
  )
}
