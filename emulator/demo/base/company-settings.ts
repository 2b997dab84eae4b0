import { laborItem } from '../stock/items.ts'
import { dayOfRule } from '#lib/day-of-rule.ts'

/** The public holidays of the province, and a closure of the company's own. */
const holidayRules = [
  ['New Year’s Day', '01-01'],
  ['Heritage Day', 'mon3/02'],
  ['Good Friday', 'E-2'],
  ['Victoria Day', 'mon<05-25'],
  ['Canada Day', '07-01'],
  ['Natal Day', 'mon1/08'],
  ['Labour Day', 'mon1/09'],
  ['Truth and Reconciliation Day', '09-30'],
  ['Thanksgiving', 'mon2/10'],
  ['Remembrance Day', '11-11'],
  ['Christmas Day', '12-25'],
  ['Boxing Day', '12-26'],
  ['Closed for stocktaking', '12-31'],
] as const

/** What its documents say of it. */
export const companyIdentity = {
  legalName: 'Harbour Field Services Ltd.',
  phone: '+1 902 555 0100',
  email: 'office@daybook.demo',
  website: 'https://harbour.example',
  taxIds: [
    { id: 'gst', label: 'GST/HST number', value: '81234 5678 RT0001' },
    { id: 'registry', label: 'Registry of Joint Stocks', value: '3 309 417' },
  ],
  // The example of the standard for British accounts.
  iban: 'GB29NWBK60161331926819',
}

/** What the demo company has set about itself; `year` is the present one. */
export function companySettings(year: number) {
  return {
    ...companyIdentity,
    holidays: [year, year + 1].flatMap((one) =>
      holidayRules.flatMap(([label, rule]) => {
        const on = dayOfRule(rule, one)
        return on === null ? [] : [{ id: on, on, label }]
      }),
    ),
    taxCodes: [
      tax('HST', 'HST 14%', 14_000, 'S'),
      tax('ZERO', 'Zero-rated', 0, 'Z'),
      tax('EXEMPT', 'Exempt', 0, 'E', 'Exempt supply, Excise Tax Act, Schedule V'),
    ],
    defaultTaxCode: 'HST',
    taxRateMilliPercent: 14_000,
    laborItemId: laborItem.id,
    mailReplyTo: 'office@daybook.demo',
    mailFooter: 'Harbour Field Services Ltd.\n8 Mill Lane, Port Ellery, +1 902 555 0100',
    quietHours: '20:00-06:00',
    territories: [
      { id: 'harbour', name: 'Harbour', postalCodes: ['B0J2H'] },
      { id: 'hill', name: 'The Hill', postalCodes: ['B0J2N'] },
      { id: 'mill', name: 'Mill and west', postalCodes: ['B0J2C'] },
    ],
  }
}

function tax(code: string, label: string, rate: number, category: string, reason = '') {
  return { code, label, rateMilliPercent: rate, category, reason, archivedAt: null }
}
