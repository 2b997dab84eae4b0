import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { useFormDraft } from '#components/draft/use-form-draft.ts'
import { useActor, useSession } from '#data/react.ts'
import { permissions } from '#domain/access/actor.ts'
import { invitedRoles } from '#domain/entities/invite.ts'
import { languages } from '#domain/entities/user.ts'
import { useLocale } from '#messages/index.ts'
import { useLatest } from '#ui/use-latest.ts'
import type { Invitation } from './use-invite.ts'

type Entries = { text: string } & Omit<Invitation, 'name' | 'email'>

const entries = {
  text: v.string(),
  role: v.picklist(invitedRoles),
  permissions: v.array(v.picklist(permissions)),
  language: v.nullable(v.picklist(languages)),
  note: v.string(),
}

/** What is entered to invite people, kept until they are invited. */
export function useInviteEntries() {
  const locale = useLocale()
  const session = useSession()
  const language = (session.kind === 'signedIn' && session.company?.mailLanguage) || locale
  const [empty] = useState<Entries>({
    text: '',
    role: 'technician',
    permissions: [],
    language,
    note: '',
  })
  const draft = useFormDraft({ uid: useActor()?.uid, form: 'new-invite', entries, empty })
  const [values, setValues] = useState(draft.found?.values ?? empty)
  const keep = useLatest(draft.keep)
  useEffect(() => keep.current(values), [values, keep])
  const { text, ...rights } = values
  return {
    text,
    rights,
    change: (more: Partial<Entries>) => setValues((now) => ({ ...now, ...more })),
    isDirty: text !== '' || rights.note !== '',
    draft,
  }
}
