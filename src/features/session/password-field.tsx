import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useT } from '#messages/index.ts'
import { IconButton } from '#ui/form/icon-button.tsx'
import { TextField, type TextFieldProps } from '#ui/form/text-field.tsx'

/** A password field whose value can be shown, because typing blind with cold fingers is error-prone. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'after'>) {
  const t = useT()
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      after={
        <IconButton
          label={t(shown ? 'session.hidePassword' : 'session.showPassword')}
          icon={shown ? <EyeOff /> : <Eye />}
          onPress={() => setShown(!shown)}
        />
      }
    />
  )
}
