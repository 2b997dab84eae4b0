import type { EInvoice, ELine } from '../model.ts'
import { element, type XmlElement, xmlText } from '../xml/element.ts'
import { ublAdjustment, ublAmount, ublTaxCategory, ublTaxTotal, ublTotals } from './ubl-amounts.ts'
import { ublAddress, ublParty } from './ubl-party.ts'

const schema = 'urn:oasis:names:specification:ubl:schema:xsd'

/** The e-invoice as UBL 2.1: an Invoice, or a CreditNote for type 381. Elements are in the order of the schema. */
export function writeUbl(invoice: EInvoice): string {
  const isCredit = invoice.typeCode === '381'
  const kind = isCredit ? 'CreditNote' : 'Invoice'
  const namespaces = {
    xmlns: `${schema}:${kind}-2`,
    'xmlns:cac': `${schema}:CommonAggregateComponents-2`,
    'xmlns:cbc': `${schema}:CommonBasicComponents-2`,
  }
  const { currency } = invoice
  return xmlText(kind, namespaces, [
    element('cbc:CustomizationID', invoice.customizationId),
    element('cbc:ProfileID', invoice.profileId),
    element('cbc:ID', invoice.number),
    element('cbc:IssueDate', invoice.issuedOn),
    isCredit ? null : element('cbc:DueDate', invoice.dueOn),
    element(`cbc:${kind}TypeCode`, invoice.typeCode),
    element('cbc:Note', invoice.note),
    element('cbc:DocumentCurrencyCode', currency),
    element('cbc:BuyerReference', invoice.buyerReference),
    element('cac:InvoicePeriod', [
      element('cbc:StartDate', invoice.period?.start ?? ''),
      element('cbc:EndDate', invoice.period?.end ?? ''),
    ]),
    ...invoice.preceding.map(({ number, issuedOn }) =>
      element('cac:BillingReference', [
        element('cac:InvoiceDocumentReference', [
          element('cbc:ID', number),
          element('cbc:IssueDate', issuedOn),
        ]),
      ]),
    ),
    element('cac:AccountingSupplierParty', [ublParty(invoice.seller)]),
    element('cac:AccountingCustomerParty', [ublParty(invoice.buyer)]),
    element('cac:Delivery', [
      element('cbc:ActualDeliveryDate', invoice.deliveredOn),
      element('cac:DeliveryLocation', [ublAddress('cac:Address', invoice.deliverTo)]),
    ]),
    paymentMeans(invoice, isCredit),
    element('cac:PaymentTerms', [element('cbc:Note', invoice.terms)]),
    ...invoice.adjustments.map((one) => ublAdjustment(one, currency)),
    ublTaxTotal(invoice.totals.tax, invoice.taxes, currency),
    ublTotals(invoice.totals, currency),
    ...invoice.lines.map((line) => ublLine(line, currency, isCredit)),
  ])
}

/** A CreditNote has its due day here, since it has no element of its own for it. */
function paymentMeans({ payment, dueOn }: EInvoice, isCredit: boolean): XmlElement | null {
  if (payment === null) return null
  return element('cac:PaymentMeans', [
    element('cbc:PaymentMeansCode', payment.meansCode),
    isCredit ? element('cbc:PaymentDueDate', dueOn) : null,
    element('cbc:PaymentID', payment.reference),
    element('cac:PayeeFinancialAccount', [
      element('cbc:ID', payment.account?.id ?? ''),
      element('cbc:Name', payment.account?.name ?? ''),
    ]),
  ])
}

function ublLine(line: ELine, currency: string, isCredit: boolean): XmlElement | null {
  const { unitCode } = line
  return element(isCredit ? 'cac:CreditNoteLine' : 'cac:InvoiceLine', [
    element('cbc:ID', line.id),
    element(isCredit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity', line.quantity, {
      unitCode,
    }),
    ublAmount('cbc:LineExtensionAmount', line.net, currency),
    ...line.adjustments.map((one) => ublAdjustment(one, currency)),
    element('cac:Item', [
      element('cbc:Description', line.description),
      element('cbc:Name', line.name),
      ublTaxCategory('cac:ClassifiedTaxCategory', line),
    ]),
    element('cac:Price', [
      ublAmount('cbc:PriceAmount', line.price, currency),
      element('cbc:BaseQuantity', line.baseQuantity, { unitCode }),
    ]),
  ])
}
