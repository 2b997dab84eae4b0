import { iso, type Calendar } from '../base/calendar.ts'
import { companyId, stamped } from '../base/company.ts'
import { former, leftDaysAgo, owner, people } from './people.ts'
import type { DemoDocument, Trade } from '../base/types.ts'

const tradeNames: Readonly<Record<Trade, string>> = {
  heating: 'Heating engineer',
  electrical: 'Electrician',
  refrigeration: 'Refrigeration mechanic',
}

export function userDocuments(founded: number, calendar: Calendar): DemoDocument[] {
  return people.map(({ uid, name, email, role, status, permissions, trade }, i) => ({
    path: `users/${uid}`,
    data: {
      name,
      email,
      role,
      status,
      companyId,
      permissions,
      phone: `+1 902 555 ${String(300 + i).padStart(4, '0')}`,
      trade: trade === null ? '' : tradeNames[trade],
      language: null,
      ...(status === 'inactive' && {
        deactivatedAt: iso(calendar.at(-leftDaysAgo, 17)),
      }),
      ...stamped(uid === former.uid ? calendar.at(-leftDaysAgo, 17) : founded, owner.uid),
    },
  }))
}
