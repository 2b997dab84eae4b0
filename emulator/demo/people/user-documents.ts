import type { Calendar } from '../base/calendar.ts'
import { companyId, stamped } from '../base/company.ts'
import { former, leftDaysAgo, owner, people } from './people.ts'
import type { DemoDocument } from '../base/types.ts'

export function userDocuments(founded: number, calendar: Calendar): DemoDocument[] {
  return people.map(({ uid, name, email, role, status, permissions }) => ({
    path: `users/${uid}`,
    data: {
      name,
      email,
      role,
      status,
      companyId,
      permissions,
      language: null,
      ...stamped(uid === former.uid ? calendar.at(-leftDaysAgo, 17) : founded, owner.uid),
    },
  }))
}
