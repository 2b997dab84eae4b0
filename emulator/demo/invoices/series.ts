import { inCompany } from '../base/company.ts'
import type { DemoDocument } from '../base/types.ts'

/** A series of numbers that begins again every year. */
export function createSeries(id: 'invoices' | 'credits', prefix: string) {
  let last = { seq: 0, lastId: '', lastDay: '', period: '' }

  return {
    /** The number after the last one; days must not go back. */
    next(documentId: string, day: string): { readonly seq: number; readonly number: string } {
      const period = day.slice(0, 4)
      const seq = period > last.period ? 1 : last.seq + 1
      last = { seq, lastId: documentId, lastDay: day, period }
      return { seq, number: `${prefix}-${period}-${String(seq).padStart(5, '0')}` }
    },
    document(): DemoDocument {
      const { seq, ...rest } = last
      return inCompany(`series/${id}`, {
        ...rest,
        next: seq + 1,
        pattern: `${prefix}-{year}-{seq:5}`,
        schema: 1,
        updatedAt: `${last.lastDay}T18:00:00.000Z`,
        updatedBy: 'demo-admin',
        deletedAt: null,
      })
    },
  }
}
