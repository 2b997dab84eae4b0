import { Search } from 'lucide-react'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** Where words are typed that a list is searched for. */
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
