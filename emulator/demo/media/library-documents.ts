import { createHash } from 'node:crypto'
import { day, iso } from '../base/calendar.ts'
import { created, inCompany } from '../base/company.ts'
import type { DemoDocument } from '../base/types.ts'
import { admin } from '../people/people.ts'
import { onePagePdf } from './one-page-pdf.ts'

const documents = [
  {
    id: 'demo-document-refrigerant',
    title: 'Safety data sheet: R-32 refrigerant',
    lines: [
      'Extremely flammable gas. Keep away from sparks and open flames.',
      'Ventilate the room before opening the circuit. Wear gloves and goggles.',
      'Skin contact: rinse with lukewarm water. Do not rub.',
      'Inhaled: bring the person into fresh air and call 911.',
    ],
  },
  {
    id: 'demo-document-insurance',
    title: 'Liability insurance certificate',
    lines: [
      'Commercial general liability, CA$5,000,000 per occurrence.',
      'Show this page to building managers who ask for proof of insurance.',
    ],
  },
  {
    id: 'demo-document-boiler',
    title: 'Boiler fault codes',
    lines: [
      'F1  Low water pressure: fill to 1.5 bar.',
      'F4  No ignition: check the gas valve and the electrode gap.',
      'F6  Flue blocked: clear it, then reset.',
      'F9  Pump runs dry: bleed the circuit.',
    ],
  },
] as const

/** The documents that the office keeps for everyone, added in the days after `founded`. */
export function libraryDocuments(founded: number): DemoDocument[] {
  return documents.flatMap(({ id, title, lines }, i) => {
    const at = founded + (i + 1) * day
    const bytes = onePagePdf(title, lines)
    const { updatedAt, updatedBy } = created(at, admin.uid)
    return [
      inCompany(`photos/${id}`, {
        about: 'company/documents',
        kind: 'document',
        contentType: 'application/pdf',
        size: bytes.length,
        chunks: 1,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        width: 0,
        height: 0,
        takenAt: iso(at),
        caption: title,
        readerIds: [admin.uid],
        phase: null,
        item: null,
        signed: null,
        uploadedAt: iso(at),
        ...created(at, admin.uid),
      }),
      inCompany(`blobs/${id}_0`, {
        photoId: id,
        index: 0,
        data: bytes,
        schema: 1,
        updatedAt,
        updatedBy,
      }),
    ]
  })
}
