import { useDeviceName } from '#components/sync/use-device-name.ts'
import { useState } from 'react'
import { ProblemNote } from '#components/text/problem-note.tsx'
import { useData, useSession } from '#data/react.ts'
import type { Problem } from '#domain/problem.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Form, FormActions } from '#ui/form/form.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { TextField } from '#ui/form/text-field.tsx'

/** Signs the same person in again without leaving the page, when the server no longer accepts their token. */
export function SignInSheet({ onClose }: { onClose: () => void }) {
  const t = useT()
  const device = useDeviceName()
  const data = useData()
  const session = useSession()
  const [password, setPassword] = useState('')
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  if (session.kind !== 'signedIn') return null
  const { email } = session

  async function signIn() {
    setPending(true)
    const result = await data.signIn(email, password).finally(() => setPending(false))
    if (result.ok) onClose()
    else setProblem(result.problem)
  }

  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('shell.needsSignIn')}
      closeLabel={t('action.cancel')}
      size="small"
    >
      <Form
        problem={problem && <ProblemNote problem={problem} />}
        onSubmit={(event) => {
          event.preventDefault()
          if (!pending) void signIn()
        }}
      >
        <p>{t('shell.needsSignInNote', { device })}</p>
        {/* The address is part of the form so that password managers find the right entry. */}
        <TextField
          label={t('customers.email')}
          type="email"
          autoComplete="username"
          value={email}
          readOnly
        />
        <TextField
          label={t('shell.password')}
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <FormActions>
          <Button type="submit" variant="primary" pending={pending} isDisabled={password === ''}>
            {t('shell.signIn')}
          </Button>
        </FormActions>
      </Form>
    </Sheet>
  )
}
