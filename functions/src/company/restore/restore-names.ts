import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import { systemUid } from '../../../../src/domain/access/system-actor.ts'
import type {
  RestoreAnswer,
  RestoreRequest,
} from '../../../../src/domain/restore/restore-request.ts'
import { withJsonText } from '../../../../src/domain/stored/json-text.ts'
import { plainDoc } from '../../system/plain-doc.ts'

type Names = Extract<RestoreRequest, { step: 'skills' }>

/** Names the skills and territories of restored people; a company that has some of its own keeps them. */
export async function restoreNames(
  db: Firestore,
  companyId: string,
  { skills, territories = [] }: Names,
): Promise<RestoreAnswer> {
  const ref = db.doc(`companies/${companyId}`)
  const known = plainDoc('companies', (await ref.get()).data() ?? {})
  const hasOwn = (field: string) => Array.isArray(known[field]) && known[field].length > 0
  const missing = {
    ...(skills.length > 0 && !hasOwn('skills') && { skills }),
    ...(territories.length > 0 && !hasOwn('territories') && { territories }),
  }
  if (Object.keys(missing).length > 0)
    await ref.update({
      ...withJsonText('companies', missing),
      updatedAt: FieldValue.serverTimestamp(),
      updatedBy: systemUid,
    })
  return { created: 0, existing: 0, refused: [] }
}
