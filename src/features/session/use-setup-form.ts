import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import type { Session } from '#data/index.ts'
import { newId } from '#lib/new-id.ts'
import { dropDraft, readDraft, writeDraft } from './draft.ts'
import {
  firstValues,
  parseSetupDraft,
  type SetupDraft,
  setupSchema,
  type SetupValues,
} from './setup-values.ts'

const resolver: Resolver<SetupValues> = valibotResolver<SetupValues, unknown, SetupValues>(
  setupSchema,
)

export type SignedIn = Extract<Session, { kind: 'signedIn' }>

/** The setup form; whatever is typed outlives a failure, a reload and a closed tab. */
export function useSetupForm(session: SignedIn) {
  const draftName = `account-setup:${session.uid}`
  const [start] = useState(() => parseSetupDraft(readDraft(draftName)) ?? newDraft(session))
  const form = useForm<SetupValues>({ resolver, defaultValues: start.values })
  const { companyId } = start

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => writeDraft(draftName, { companyId, values }),
      }),
    [form, draftName, companyId],
  )

  function forgetDraft() {
    dropDraft(draftName)
  }
  return { form, companyId, forgetDraft }
}

function newDraft(session: SignedIn): SetupDraft {
  // The account knows the name that somebody registered with, on whichever device they go on.
  const name = session.user?.name || session.displayName
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return {
    companyId: session.user?.companyId ?? newId(),
    values: firstValues(name, navigator.languages, zone),
  }
}
