import type { EInvoice } from './model.ts'

const plain = { customizationId: 'urn:cen.eu:en16931:2017', profileId: '' }
const xrechnung = {
  customizationId: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
  profileId: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
}

/** BT-24 and BT-23: XRechnung where everything is there that it asks for beyond EN 16931. */
export function profileOf(
  invoice: Pick<EInvoice, 'buyerReference' | 'seller' | 'buyer' | 'payment'>,
): Pick<EInvoice, 'customizationId' | 'profileId'> {
  const { buyerReference, seller, buyer, payment } = invoice
  const isComplete =
    buyerReference !== '' &&
    payment !== null &&
    [seller, buyer].every(
      ({ endpoint, address }) => endpoint && address?.city && address.postcode,
    ) &&
    (seller.contact?.phone.match(/\d/g) ?? []).length >= 3 &&
    /^[^@\s.][^@\s]*[^@\s.]@[^@\s.][^@\s]*[^@\s.]$/.test(seller.contact?.email ?? '')
  return isComplete ? xrechnung : plain
}
