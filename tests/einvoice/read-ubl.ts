import type { EAdjustment, EAddress, EInvoice, EParty, ETaxRate } from '#domain/einvoice/model.ts'
import { all, first, readXml, textAt, type XmlNode } from './read-xml.ts'

/** What an Invoice or a CreditNote of UBL says. */
export function readUbl(text: string): EInvoice {
  const root = readXml(text)
  const kind = root.name
  const period = first(root, 'cac:InvoicePeriod')
  const means = first(root, 'cac:PaymentMeans')
  const account = first(means, 'cac:PayeeFinancialAccount')
  const location = first(root, 'cac:Delivery/cac:DeliveryLocation/cac:Address')
  const totals = first(root, 'cac:LegalMonetaryTotal')
  return {
    customizationId: textAt(root, 'cbc:CustomizationID'),
    profileId: textAt(root, 'cbc:ProfileID'),
    number: textAt(root, 'cbc:ID'),
    issuedOn: textAt(root, 'cbc:IssueDate'),
    dueOn: textAt(root, 'cbc:DueDate') || textAt(means, 'cbc:PaymentDueDate'),
    typeCode: textAt(root, `cbc:${kind}TypeCode`),
    note: textAt(root, 'cbc:Note'),
    currency: textAt(root, 'cbc:DocumentCurrencyCode'),
    buyerReference: textAt(root, 'cbc:BuyerReference'),
    preceding: all(root, 'cac:BillingReference/cac:InvoiceDocumentReference').map((one) => ({
      number: textAt(one, 'cbc:ID'),
      issuedOn: textAt(one, 'cbc:IssueDate'),
    })),
    seller: partyOf(first(root, 'cac:AccountingSupplierParty/cac:Party')),
    buyer: partyOf(first(root, 'cac:AccountingCustomerParty/cac:Party')),
    deliveredOn: textAt(root, 'cac:Delivery/cbc:ActualDeliveryDate'),
    deliverTo: location ? addressOf(location) : null,
    period: period
      ? { start: textAt(period, 'cbc:StartDate'), end: textAt(period, 'cbc:EndDate') }
      : null,
    payment: means
      ? {
          meansCode: textAt(means, 'cbc:PaymentMeansCode'),
          reference: textAt(means, 'cbc:PaymentID'),
          account: account
            ? { id: textAt(account, 'cbc:ID'), name: textAt(account, 'cbc:Name') }
            : null,
        }
      : null,
    terms: textAt(root, 'cac:PaymentTerms/cbc:Note'),
    adjustments: all(root, 'cac:AllowanceCharge').map((one) => ({
      ...adjustmentOf(one),
      ...rateOf(first(one, 'cac:TaxCategory')),
    })),
    totals: {
      lines: textAt(totals, 'cbc:LineExtensionAmount'),
      allowances: textAt(totals, 'cbc:AllowanceTotalAmount'),
      charges: textAt(totals, 'cbc:ChargeTotalAmount'),
      net: textAt(totals, 'cbc:TaxExclusiveAmount'),
      tax: textAt(root, 'cac:TaxTotal/cbc:TaxAmount'),
      total: textAt(totals, 'cbc:TaxInclusiveAmount'),
      prepaid: textAt(totals, 'cbc:PrepaidAmount'),
      rounding: textAt(totals, 'cbc:PayableRoundingAmount'),
      payable: textAt(totals, 'cbc:PayableAmount'),
    },
    taxes: all(root, 'cac:TaxTotal/cac:TaxSubtotal').map((one) => ({
      ...rateOf(first(one, 'cac:TaxCategory')),
      base: textAt(one, 'cbc:TaxableAmount'),
      tax: textAt(one, 'cbc:TaxAmount'),
      reason: textAt(one, 'cac:TaxCategory/cbc:TaxExemptionReason'),
      reasonCode: textAt(one, 'cac:TaxCategory/cbc:TaxExemptionReasonCode'),
    })),
    lines: all(root, `cac:${kind}Line`).map((one) => {
      const quantity = first(one, `cbc:${kind === 'Invoice' ? 'Invoiced' : 'Credited'}Quantity`)
      return {
        ...rateOf(first(one, 'cac:Item/cac:ClassifiedTaxCategory')),
        id: textAt(one, 'cbc:ID'),
        quantity: quantity?.text ?? '',
        unitCode: quantity?.attributes['unitCode'] ?? '',
        net: textAt(one, 'cbc:LineExtensionAmount'),
        adjustments: all(one, 'cac:AllowanceCharge').map(adjustmentOf),
        name: textAt(one, 'cac:Item/cbc:Name'),
        description: textAt(one, 'cac:Item/cbc:Description'),
        price: textAt(one, 'cac:Price/cbc:PriceAmount'),
        baseQuantity: textAt(one, 'cac:Price/cbc:BaseQuantity'),
      }
    }),
  }
}

function partyOf(node: XmlNode | undefined): EParty {
  const endpoint = first(node, 'cbc:EndpointID')
  const address = first(node, 'cac:PostalAddress')
  const contact = first(node, 'cac:Contact')
  const number = (isVat: boolean) =>
    all(node, 'cac:PartyTaxScheme').find(
      (one) => (textAt(one, 'cac:TaxScheme/cbc:ID') === 'VAT') === isVat,
    )
  return {
    name: textAt(node, 'cac:PartyLegalEntity/cbc:RegistrationName'),
    identifier: textAt(node, 'cac:PartyIdentification/cbc:ID'),
    legalId: textAt(node, 'cac:PartyLegalEntity/cbc:CompanyID'),
    vatId: textAt(number(true), 'cbc:CompanyID'),
    taxNumber: textAt(number(false), 'cbc:CompanyID'),
    endpoint: endpoint
      ? { id: endpoint.text, scheme: endpoint.attributes['schemeID'] ?? '' }
      : null,
    address: address ? addressOf(address) : null,
    contact: contact
      ? {
          name: textAt(contact, 'cbc:Name'),
          phone: textAt(contact, 'cbc:Telephone'),
          email: textAt(contact, 'cbc:ElectronicMail'),
        }
      : null,
  }
}

function addressOf(node: XmlNode): EAddress {
  return {
    line1: textAt(node, 'cbc:StreetName'),
    line2: textAt(node, 'cbc:AdditionalStreetName'),
    city: textAt(node, 'cbc:CityName'),
    postcode: textAt(node, 'cbc:PostalZone'),
    region: textAt(node, 'cbc:CountrySubentity'),
    country: textAt(node, 'cac:Country/cbc:IdentificationCode'),
  }
}

function adjustmentOf(node: XmlNode): EAdjustment {
  return {
    isCharge: textAt(node, 'cbc:ChargeIndicator') === 'true',
    amount: textAt(node, 'cbc:Amount'),
    reason: textAt(node, 'cbc:AllowanceChargeReason'),
    reasonCode: textAt(node, 'cbc:AllowanceChargeReasonCode'),
  }
}

function rateOf(node: XmlNode | undefined): ETaxRate {
  return { category: textAt(node, 'cbc:ID'), rate: textAt(node, 'cbc:Percent') }
}
