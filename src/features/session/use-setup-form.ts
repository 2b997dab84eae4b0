import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import type { Session } from '#data/index.ts'
import { readStored, writeStored } from '#lib/browser-storage.ts'
import { newId } from '#lib/new-id.ts'
import { parseJson } from '#lib/parse-json.ts'
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

/**
 * The company setup form. Its values are stored, so that they survive a failure, a reload and a closed tab;
 * it contains no password.
 */
export function useSetupForm(session: SignedIn) {
  const draftKey = `daybook:draft:account-setup:${session.uid}`
  const [start] = useState(
    () => parseSetupDraft(parseJson(readStored(draftKey))) ?? newDraft(session),
  )
  const form = useForm<SetupValues>({ resolver, defaultValues: start.values })
  const { companyId } = start

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => writeStored(draftKey, JSON.stringify({ companyId, values })),
      }),
    [form, draftKey, companyId],
  )

  function forgetDraft() {
    writeStored(draftKey, null)
  }
  return { form, companyId, forgetDraft }
}

function newDraft(session: SignedIn): SetupDraft {
  // The account holds the name given at registration, on whatever device.
  const name = session.user?.name || session.displayName
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return {
    companyId: session.user?.companyId ?? newId(),
    values: firstValues(name, navigator.languages, zone),
  }
}
