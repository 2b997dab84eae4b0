import type { EAddress, EParty } from '../model.ts'
import { element, type XmlElement } from '../xml/element.ts'

/** A `cac:Party`: its elements are in the order of the schema. */
export function ublParty(party: EParty): XmlElement | null {
  const { name, identifier, legalId, vatId, taxNumber, endpoint, address, contact } = party
  return element('cac:Party', [
    endpoint && element('cbc:EndpointID', endpoint.id, { schemeID: endpoint.scheme }),
    element('cac:PartyIdentification', [element('cbc:ID', identifier)]),
    ublAddress('cac:PostalAddress', address),
    taxScheme(vatId, 'VAT'),
    taxScheme(taxNumber, 'FC'),
    element('cac:PartyLegalEntity', [
      element('cbc:RegistrationName', name),
      element('cbc:CompanyID', legalId),
    ]),
    contact &&
      element('cac:Contact', [
        element('cbc:Name', contact.name),
        element('cbc:Telephone', contact.phone),
        element('cbc:ElectronicMail', contact.email),
      ]),
  ])
}

export function ublAddress(tag: string, address: EAddress | null): XmlElement | null {
  if (address === null) return null
  return element(tag, [
    element('cbc:StreetName', address.line1),
    element('cbc:AdditionalStreetName', address.line2),
    element('cbc:CityName', address.city),
    element('cbc:PostalZone', address.postcode),
    element('cbc:CountrySubentity', address.region),
    element('cac:Country', [element('cbc:IdentificationCode', address.country)]),
  ])
}

function taxScheme(number: string, scheme: string): XmlElement | null {
  if (number === '') return null
  return element('cac:PartyTaxScheme', [
    element('cbc:CompanyID', number),
    element('cac:TaxScheme', [element('cbc:ID', scheme)]),
  ])
}
