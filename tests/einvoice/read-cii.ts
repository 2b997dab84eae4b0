import type { EAdjustment, EAddress, EInvoice, EParty, ETaxRate } from '#domain/einvoice/model.ts'
import { all, first, readXml, textAt, type XmlNode } from './read-xml.ts'

/** What a CrossIndustryInvoice says. */
export function readCii(text: string): EInvoice {
  const root = readXml(text)
  const document = first(root, 'rsm:ExchangedDocument')
  const context = first(root, 'rsm:ExchangedDocumentContext')
  const trade = first(root, 'rsm:SupplyChainTradeTransaction')
  const agreement = first(trade, 'ram:ApplicableHeaderTradeAgreement')
  const delivery = first(trade, 'ram:ApplicableHeaderTradeDelivery')
  const settlement = first(trade, 'ram:ApplicableHeaderTradeSettlement')
  const means = first(settlement, 'ram:SpecifiedTradeSettlementPaymentMeans')
  const account = first(means, 'ram:PayeePartyCreditorFinancialAccount')
  const period = first(settlement, 'ram:BillingSpecifiedPeriod')
  const terms = first(settlement, 'ram:SpecifiedTradePaymentTerms')
  const shipTo = first(delivery, 'ram:ShipToTradeParty/ram:PostalTradeAddress')
  const parameter = (kind: string) =>
    textAt(context, `ram:${kind}SpecifiedDocumentContextParameter/ram:ID`)
  return {
    customizationId: parameter('Guideline'),
    profileId: parameter('BusinessProcess'),
    number: textAt(document, 'ram:ID'),
    issuedOn: dayAt(document, 'ram:IssueDateTime'),
    dueOn: dayAt(terms, 'ram:DueDateDateTime'),
    typeCode: textAt(document, 'ram:TypeCode'),
    note: textAt(document, 'ram:IncludedNote/ram:Content'),
    currency: textAt(settlement, 'ram:InvoiceCurrencyCode'),
    buyerReference: textAt(agreement, 'ram:BuyerReference'),
    preceding: all(settlement, 'ram:InvoiceReferencedDocument').map((one) => ({
      number: textAt(one, 'ram:IssuerAssignedID'),
      issuedOn: dayAt(one, 'ram:FormattedIssueDateTime', 'qdt'),
    })),
    seller: partyOf(first(agreement, 'ram:SellerTradeParty')),
    buyer: partyOf(first(agreement, 'ram:BuyerTradeParty')),
    deliveredOn: dayAt(delivery, 'ram:ActualDeliverySupplyChainEvent/ram:OccurrenceDateTime'),
    deliverTo: shipTo ? addressOf(shipTo) : null,
    period: period
      ? { start: dayAt(period, 'ram:StartDateTime'), end: dayAt(period, 'ram:EndDateTime') }
      : null,
    payment: means
      ? {
          meansCode: textAt(means, 'ram:TypeCode'),
          reference: textAt(settlement, 'ram:PaymentReference'),
          account: account
            ? { id: textAt(account, 'ram:IBANID'), name: textAt(account, 'ram:AccountName') }
            : null,
        }
      : null,
    terms: textAt(terms, 'ram:Description'),
    adjustments: all(settlement, 'ram:SpecifiedTradeAllowanceCharge').map((one) => ({
      ...adjustmentOf(one),
      ...rateOf(first(one, 'ram:CategoryTradeTax')),
    })),
    totals: totalsOf(first(settlement, 'ram:SpecifiedTradeSettlementHeaderMonetarySummation')),
    taxes: all(settlement, 'ram:ApplicableTradeTax').map((one) => ({
      ...rateOf(one),
      base: textAt(one, 'ram:BasisAmount'),
      tax: textAt(one, 'ram:CalculatedAmount'),
      reason: textAt(one, 'ram:ExemptionReason'),
      reasonCode: textAt(one, 'ram:ExemptionReasonCode'),
    })),
    lines: all(trade, 'ram:IncludedSupplyChainTradeLineItem').map(lineOf),
  }
}

function totalsOf(node: XmlNode | undefined): EInvoice['totals'] {
  return {
    lines: textAt(node, 'ram:LineTotalAmount'),
    allowances: textAt(node, 'ram:AllowanceTotalAmount'),
    charges: textAt(node, 'ram:ChargeTotalAmount'),
    net: textAt(node, 'ram:TaxBasisTotalAmount'),
    tax: textAt(node, 'ram:TaxTotalAmount'),
    total: textAt(node, 'ram:GrandTotalAmount'),
    prepaid: textAt(node, 'ram:TotalPrepaidAmount'),
    rounding: textAt(node, 'ram:RoundingAmount'),
    payable: textAt(node, 'ram:DuePayableAmount'),
  }
}

function lineOf(node: XmlNode): EInvoice['lines'][number] {
  const settlement = first(node, 'ram:SpecifiedLineTradeSettlement')
  const quantity = first(node, 'ram:SpecifiedLineTradeDelivery/ram:BilledQuantity')
  const price = first(node, 'ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice')
  return {
    ...rateOf(first(settlement, 'ram:ApplicableTradeTax')),
    id: textAt(node, 'ram:AssociatedDocumentLineDocument/ram:LineID'),
    quantity: quantity?.text ?? '',
    unitCode: quantity?.attributes['unitCode'] ?? '',
    net: textAt(
      settlement,
      'ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount',
    ),
    adjustments: all(settlement, 'ram:SpecifiedTradeAllowanceCharge').map(adjustmentOf),
    name: textAt(node, 'ram:SpecifiedTradeProduct/ram:Name'),
    description: textAt(node, 'ram:SpecifiedTradeProduct/ram:Description'),
    price: textAt(price, 'ram:ChargeAmount'),
    baseQuantity: textAt(price, 'ram:BasisQuantity'),
  }
}

function partyOf(node: XmlNode | undefined): EParty {
  const endpoint = first(node, 'ram:URIUniversalCommunication/ram:URIID')
  const address = first(node, 'ram:PostalTradeAddress')
  const contact = first(node, 'ram:DefinedTradeContact')
  const number = (scheme: string) =>
    all(node, 'ram:SpecifiedTaxRegistration/ram:ID').find(
      ({ attributes }) => attributes['schemeID'] === scheme,
    )?.text ?? ''
  return {
    name: textAt(node, 'ram:Name'),
    identifier: textAt(node, 'ram:ID'),
    legalId: textAt(node, 'ram:SpecifiedLegalOrganization/ram:ID'),
    vatId: number('VA'),
    taxNumber: number('FC'),
    endpoint: endpoint
      ? { id: endpoint.text, scheme: endpoint.attributes['schemeID'] ?? '' }
      : null,
    address: address ? addressOf(address) : null,
    contact: contact
      ? {
          name: textAt(contact, 'ram:PersonName'),
          phone: textAt(contact, 'ram:TelephoneUniversalCommunication/ram:CompleteNumber'),
          email: textAt(contact, 'ram:EmailURIUniversalCommunication/ram:URIID'),
        }
      : null,
  }
}

function addressOf(node: XmlNode): EAddress {
  return {
    line1: textAt(node, 'ram:LineOne'),
    line2: textAt(node, 'ram:LineTwo'),
    city: textAt(node, 'ram:CityName'),
    postcode: textAt(node, 'ram:PostcodeCode'),
    region: textAt(node, 'ram:CountrySubDivisionName'),
    country: textAt(node, 'ram:CountryID'),
  }
}

function adjustmentOf(node: XmlNode): EAdjustment {
  return {
    isCharge: textAt(node, 'ram:ChargeIndicator/udt:Indicator') === 'true',
    amount: textAt(node, 'ram:ActualAmount'),
    reason: textAt(node, 'ram:Reason'),
    reasonCode: textAt(node, 'ram:ReasonCode'),
  }
}

function rateOf(node: XmlNode | undefined): ETaxRate {
  return {
    category: textAt(node, 'ram:CategoryCode'),
    rate: textAt(node, 'ram:RateApplicablePercent'),
  }
}

/** 'YYYYMMDD' as 'YYYY-MM-DD'. */
function dayAt(node: XmlNode | undefined, path: string, prefix = 'udt'): string {
  return textAt(node, `${path}/${prefix}:DateTimeString`).replace(
    /^(\d{4})(\d\d)(\d\d)$/,
    '$1-$2-$3',
  )
}
