import field from '#ui/form/field.module.css'

/** What is wrong with a field; nothing where the text is empty. */
export function FieldError({ id, children }: { id: string; children: string }) {
  if (children === '') return null
  return (
    <p id={id} className={field['error']} role="alert">
      {children}
    </p>
  )
}
