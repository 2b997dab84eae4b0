import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, type Ref, useEffect, useRef } from 'react'
import { focusFirstInvalid } from '#lib/focus-first-invalid.ts'
import styles from './form.module.css'

interface FormIssue {
  /** Name of the field; '' for the form as a whole. */
  readonly name: string
  readonly label: string
  readonly message: string
}

export interface FormProps extends ComponentProps<'form'> {
  /** Validation errors by field; each one links to its field. */
  issues?: readonly FormIssue[] | undefined
  issuesTitle?: string | undefined
  /** Why submitting failed. The entered values are kept. */
  problem?: ReactNode
  ref?: Ref<HTMLFormElement>
}

/** Uses its own validation (`noValidate`), lists the errors at the top and never clears a field. */
export function Form({
  issues = [],
  issuesTitle,
  problem,
  className,
  children,
  onSubmit,
  ...form
}: FormProps) {
  const summary = useRef<HTMLDivElement>(null)
  const wrong = issues.length > 0
  const failed = Boolean(problem)
  useEffect(() => {
    if (failed) summary.current?.scrollIntoView({ block: 'nearest' })
  }, [failed])

  return (
    <form
      noValidate
      {...form}
      className={clsx(styles.form, className)}
      onSubmit={(event) => {
        onSubmit?.(event)
        // What is missing may be out of sight.
        focusFirstInvalid(event.currentTarget)
      }}
    >
      <div ref={summary} role="alert" className={styles.alert}>
        {failed && <div>{problem}</div>}
        {wrong && (
          <div className={styles.summary}>
            {issuesTitle !== undefined && <p className={styles.title}>{issuesTitle}</p>}
            <ul>
              {issues.map((issue) => (
                <li key={issue.name}>
                  <button
                    type="button"
                    className={styles.issue}
                    onClick={(event) => focusField(event.currentTarget.form, issue.name)}
                  >
                    {issue.label}
                  </button>
                  {': '}
                  {issue.message}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {children}
    </form>
  )
}

function focusField(form: HTMLFormElement | null, name: string) {
  const field = form?.elements.namedItem(name)
  const first = field instanceof RadioNodeList ? field[0] : field
  if (first instanceof HTMLElement) first.focus()
}

/** Related fields under a heading. */
export function FieldGroup({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.groupTitle}>{title}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  )
}

/** Fields side by side where there is room. */
export function FieldRow({
  className,
  children,
}: {
  className?: string | undefined
  children: ReactNode
}) {
  return <div className={clsx(styles.row, className)}>{children}</div>
}

/** The buttons at the end of a form, with the primary one first. */
export function FormActions({
  className,
  children,
}: {
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <div className={clsx(styles.actions, className)} data-form-actions>
      {children}
    </div>
  )
}
