import { Search } from 'lucide-react'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** The search field above a list. */
export function SearchField(props: Omit<TextFieldProps, 'type' | 'before'>) {
  return (
    <TextField
      {...props}
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      before={<Search aria-hidden="true" />}
    />
  )
}
