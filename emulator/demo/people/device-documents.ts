import type { Calendar } from '../base/calendar.ts'
import { inCompany, stamped } from '../base/company.ts'
import type { DemoDocument } from '../base/types.ts'
import { technician, technicians } from './people.ts'

const hour = 3_600_000

/** Two devices of the technician, of which one is rarely used, and a colleague's phone with unsent work. */
export function deviceDocuments({ now }: Calendar): DemoDocument[] {
  const colleague = technicians.find((person) => person !== technician)
  const of = (uid: string, label: string, hoursAgo: number, unsentCount: number) =>
    inCompany(`devices/${uid}_demo-${label.length}`, {
      userId: uid,
      deviceId: `demo-${label.length}`,
      label,
      appVersion: '0.1.0',
      unsentCount,
      ...stamped(now - hoursAgo * hour, uid),
    })
  return [
    of(technician.uid, 'Chrome, Android', 14, 0),
    of(technician.uid, 'Safari, iPad', 24 * 20, 0),
    ...(colleague ? [of(colleague.uid, 'Safari, iPhone', 26, 3)] : []),
  ]
}
