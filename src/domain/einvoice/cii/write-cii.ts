import type { EInvoice, EPayment, ETax, ETotals } from '../model.ts'
import { element, type XmlElement, xmlText } from '../xml/element.ts'
import { ciiAdjustment, ciiLine } from './cii-line.ts'
import { ciiAddress, ciiDay, ciiParty } from './cii-parts.ts'

const standard = 'urn:un:unece:uncefact:data:standard'
const namespaces = {
  'xmlns:rsm': `${standard}:CrossIndustryInvoice:100`,
  'xmlns:qdt': `${standard}:QualifiedDataType:100`,
  'xmlns:ram': `${standard}:ReusableAggregateBusinessInformationEntity:100`,
  'xmlns:udt': `${standard}:UnqualifiedDataType:100`,
}

/** The e-invoice as CrossIndustryInvoice D16B, which Factur-X embeds. Elements are in the order of the schema. */
export function writeCii(invoice: EInvoice): string {
  return xmlText('rsm:CrossIndustryInvoice', namespaces, [
    element('rsm:ExchangedDocumentContext', [
      element('ram:BusinessProcessSpecifiedDocumentContextParameter', [
        element('ram:ID', invoice.profileId),
      ]),
      element('ram:GuidelineSpecifiedDocumentContextParameter', [
        element('ram:ID', invoice.customizationId),
      ]),
    ]),
    element('rsm:ExchangedDocument', [
      element('ram:ID', invoice.number),
      element('ram:TypeCode', invoice.typeCode),
      ciiDay('ram:IssueDateTime', invoice.issuedOn),
      element('ram:IncludedNote', [element('ram:Content', invoice.note)]),
    ]),
    element('rsm:SupplyChainTradeTransaction', [
      ...invoice.lines.map(ciiLine),
      element('ram:ApplicableHeaderTradeAgreement', [
        element('ram:BuyerReference', invoice.buyerReference),
        ciiParty('ram:SellerTradeParty', invoice.seller),
        ciiParty('ram:BuyerTradeParty', invoice.buyer),
      ]),
      delivery(invoice),
      settlement(invoice),
    ]),
  ])
}

/** Required also where it says nothing. */
function delivery({ deliverTo, deliveredOn }: EInvoice): XmlElement {
  const tag = 'ram:ApplicableHeaderTradeDelivery'
  const filled = element(tag, [
    element('ram:ShipToTradeParty', [ciiAddress(deliverTo)]),
    element('ram:ActualDeliverySupplyChainEvent', [ciiDay('ram:OccurrenceDateTime', deliveredOn)]),
  ])
  return filled ?? { name: tag, attributes: [], content: '' }
}

function settlement(invoice: EInvoice): XmlElement | null {
  const { payment, currency, period, terms, dueOn } = invoice
  return element('ram:ApplicableHeaderTradeSettlement', [
    element('ram:PaymentReference', payment?.reference ?? ''),
    element('ram:InvoiceCurrencyCode', currency),
    payment && paymentMeans(payment),
    ...invoice.taxes.map(tradeTax),
    element('ram:BillingSpecifiedPeriod', [
      ciiDay('ram:StartDateTime', period?.start ?? ''),
      ciiDay('ram:EndDateTime', period?.end ?? ''),
    ]),
    ...invoice.adjustments.map(ciiAdjustment),
    element('ram:SpecifiedTradePaymentTerms', [
      element('ram:Description', terms),
      ciiDay('ram:DueDateDateTime', dueOn),
    ]),
    summation(invoice.totals, currency),
    ...invoice.preceding.map(({ number, issuedOn }) =>
      element('ram:InvoiceReferencedDocument', [
        element('ram:IssuerAssignedID', number),
        ciiDay('ram:FormattedIssueDateTime', issuedOn, 'qdt'),
      ]),
    ),
  ])
}

function paymentMeans({ meansCode, account }: EPayment): XmlElement | null {
  return element('ram:SpecifiedTradeSettlementPaymentMeans', [
    element('ram:TypeCode', meansCode),
    element('ram:PayeePartyCreditorFinancialAccount', [
      element('ram:IBANID', account?.id ?? ''),
      element('ram:AccountName', account?.name ?? ''),
    ]),
  ])
}

function tradeTax({ base, tax, category, rate, reason, reasonCode }: ETax): XmlElement | null {
  return element('ram:ApplicableTradeTax', [
    element('ram:CalculatedAmount', tax),
    element('ram:TypeCode', 'VAT'),
    element('ram:ExemptionReason', reason),
    element('ram:BasisAmount', base),
    element('ram:CategoryCode', category),
    element('ram:ExemptionReasonCode', reasonCode),
    element('ram:RateApplicablePercent', rate),
  ])
}

function summation(totals: ETotals, currencyID: string): XmlElement | null {
  return element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
    element('ram:LineTotalAmount', totals.lines),
    element('ram:ChargeTotalAmount', totals.charges),
    element('ram:AllowanceTotalAmount', totals.allowances),
    element('ram:TaxBasisTotalAmount', totals.net),
    element('ram:TaxTotalAmount', totals.tax, { currencyID }),
    element('ram:RoundingAmount', totals.rounding),
    element('ram:GrandTotalAmount', totals.total),
    element('ram:TotalPrepaidAmount', totals.prepaid),
    element('ram:DuePayableAmount', totals.payable),
  ])
}
