import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import { systemUid } from '../../../../src/domain/access/system-actor.ts'
import type {
  RestoreAnswer,
  RestoreRequest,
} from '../../../../src/domain/restore/restore-request.ts'
import { withJsonText } from '../../../../src/domain/stored/json-text.ts'
import { plainDoc } from '../../system/plain-doc.ts'

type Skills = Extract<RestoreRequest, { step: 'skills' }>

/** Names the skills of restored people; a company that has skills of its own keeps them. */
export async function restoreSkills(
  db: Firestore,
  companyId: string,
  { skills }: Skills,
): Promise<RestoreAnswer> {
  const ref = db.doc(`companies/${companyId}`)
  const known = plainDoc('companies', (await ref.get()).data() ?? {})['skills']
  if (!Array.isArray(known) || known.length === 0)
    await ref.update({
      ...withJsonText('companies', { skills }),
      updatedAt: FieldValue.serverTimestamp(),
      updatedBy: systemUid,
    })
  return { created: 0, existing: 0, refused: [] }
}
