import { type SubmitEvent, useState } from 'react'
import type { ShareProblem } from '#domain/share/share-reply.ts'
import { focusFirstInvalid } from '#lib/focus-first-invalid.ts'

/** A form that is sent once it is complete, and says what went wrong. */
export function useSending(isComplete: boolean, send: () => Promise<ShareProblem | null>) {
  const [wasTried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<ShareProblem | null>(null)

  async function submit() {
    setSending(true)
    setProblem(null)
    setProblem(await send())
    setSending(false)
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    setTried(true)
    if (isComplete) void submit()
    else focusFirstInvalid(event.currentTarget)
  }

  return { formProps: { onSubmit, noValidate: true }, wasTried, isSending, problem }
}
