import type { EAddress, EParty } from '../model.ts'
import { element, type XmlElement } from '../xml/element.ts'

/** A day in CII: format 102 is YYYYMMDD. `tag` is the element, `prefix` that of its text. */
export function ciiDay(tag: string, day: string, prefix: 'udt' | 'qdt' = 'udt'): XmlElement | null {
  return element(tag, [
    element(`${prefix}:DateTimeString`, day.replaceAll('-', ''), { format: '102' }),
  ])
}

/** A trade party: its elements are in the order of the schema. */
export function ciiParty(tag: string, party: EParty): XmlElement | null {
  const { name, identifier, legalId, vatId, taxNumber, endpoint, address, contact } = party
  return element(tag, [
    element('ram:ID', identifier),
    element('ram:Name', name),
    element('ram:SpecifiedLegalOrganization', [element('ram:ID', legalId)]),
    contact &&
      element('ram:DefinedTradeContact', [
        element('ram:PersonName', contact.name),
        element('ram:TelephoneUniversalCommunication', [
          element('ram:CompleteNumber', contact.phone),
        ]),
        element('ram:EmailURIUniversalCommunication', [element('ram:URIID', contact.email)]),
      ]),
    ciiAddress(address),
    endpoint &&
      element('ram:URIUniversalCommunication', [
        element('ram:URIID', endpoint.id, { schemeID: endpoint.scheme }),
      ]),
    taxRegistration(taxNumber, 'FC'),
    taxRegistration(vatId, 'VA'),
  ])
}

export function ciiAddress(address: EAddress | null): XmlElement | null {
  if (address === null) return null
  return element('ram:PostalTradeAddress', [
    element('ram:PostcodeCode', address.postcode),
    element('ram:LineOne', address.line1),
    element('ram:LineTwo', address.line2),
    element('ram:CityName', address.city),
    element('ram:CountryID', address.country),
    element('ram:CountrySubDivisionName', address.region),
  ])
}

function taxRegistration(number: string, schemeID: string): XmlElement | null {
  return element('ram:SpecifiedTaxRegistration', [element('ram:ID', number, { schemeID })])
}
