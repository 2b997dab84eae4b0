import type { Company } from '#domain/entities/company.ts'
import { addressLines } from '#domain/geo/address-lines.ts'

/** What stands below the company's name at the top of a document: who it is by law, where, and how to reach it. */
export function companyLines(company: Company): readonly string[] {
  const { name, legalName, address, phone, email, website, taxIds } = company
  return [
    ...(legalName.trim() === name.trim() ? [] : [legalName]),
    ...addressLines(address),
    [phone, email, website.replace(/^https?:\/\//, '')].filter(isFilled).join(' · '),
    taxIds.map(({ label, value }) => `${label} ${value}`).join(' · '),
  ].filter(isFilled)
}

function isFilled(text: string): boolean {
  return text.trim() !== ''
}
