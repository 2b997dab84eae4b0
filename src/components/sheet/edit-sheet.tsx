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
  /** Something was typed, so only the buttons close the sheet. */
  isDirty: boolean
  isSaving: boolean
  /** Why saving failed. What was typed is kept. */
  problem: Problem | null
  onSubmit: (event: FormEvent) => Promise<void>
  onClose: () => void
  /** Label of the primary button; "Save" by default. */
  submitLabel?: string
  /** There is something to save; not while a choice that has no default is missing. */
  isReady?: boolean
  /** Saving takes something away. */
  danger?: boolean
  /** A secondary way to save. */
  other?: { readonly label: string; readonly onPress: () => void } | undefined
  /** Whether saving and cancelling are offered; not while a step within the form has buttons of its own. */
  hasActions?: boolean
  /** The fields. */
  children: ReactNode
}

/** A sheet with a form that is saved or cancelled. */
export function EditSheet(props: EditSheetProps) {
  const t = useT()
  const { title, size, isDirty, isSaving, problem, onSubmit, onClose, children } = props
  const {
    submitLabel = t('action.save'),
    danger = false,
    other,
    hasActions = true,
    isReady = true,
  } = props
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
        {hasActions && (
          <FormActions>
            <Button
              type="submit"
              variant={danger ? 'danger' : 'primary'}
              pending={isSaving}
              isDisabled={!isReady}
            >
              {submitLabel}
            </Button>
            {other && (
              <Button isDisabled={isSaving} onPress={other.onPress}>
                {other.label}
              </Button>
            )}
            <Button onPress={onClose}>{t('action.cancel')}</Button>
          </FormActions>
        )}
      </Form>
    </Sheet>
  )
}
