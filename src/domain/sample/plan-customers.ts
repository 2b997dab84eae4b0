import { emptyAddress } from '../entities/fields.ts'
import { addDays } from '../time/local-time.ts'
import { countryStyle } from './country-style.ts'
import type { SampleChange, SampleMaker } from './sample-maker.ts'
import {
  type AssetKey,
  assetSpecs,
  type CustomerKey,
  customerKeys,
  moreSites,
  type SiteKey,
} from './sample-world.ts'

const siteKeys: readonly SiteKey[] = [
  ...customerKeys,
  ...(Object.keys(moreSites) as (keyof typeof moreSites)[]),
]

/** The customers in the company's own town, their sites and equipment. */
export function planCustomers(maker: SampleMaker): readonly SampleChange[] {
  const { words, idOf, change, company, language } = maker
  const style = countryStyle(company.address.country, language)
  const customers = customerKeys.map((key, i) =>
    change(`customer_${key}_add`, 'customer/create', {
      customerId: idOf(`customer_${key}`),
      siteId: idOf(`site_${key}`),
      name: words.customers[key].name,
      phone: style.phone(i),
      email: `office@${key}.example`,
      notes: words.customers[key].notes ?? '',
      billingAddress: null,
      site: siteOf(maker, key),
    }),
  )
  const others = Object.entries(moreSites).map(([key, owner]) =>
    change(`site_${key}_add`, 'site/create', {
      siteId: idOf(`site_${key}`),
      customerId: idOf(`customer_${owner}`),
      ...siteOf(maker, key as SiteKey),
    }),
  )
  const assets = (Object.keys(assetSpecs) as AssetKey[]).map((key) => assetOf(maker, key))
  return [...customers, ...others, ...assets]
}

/** Whose site this is. */
export function customerOf(site: SiteKey): CustomerKey {
  return site in moreSites ? moreSites[site as keyof typeof moreSites] : (site as CustomerKey)
}

function siteOf({ words, company, language }: SampleMaker, key: SiteKey) {
  const { name = '', access = '', gateCode = '' } = words.sites[key]
  const { postcode, city, region, country } = company.address
  // Further buildings stand on the same street.
  const first = customerOf(key)
  const line1 = countryStyle(country, language).line1(siteKeys.indexOf(first))
  return {
    name,
    address: { ...emptyAddress, line1, postcode, city, region, country },
    directions: '',
    gateCode,
    accessNotes: access,
    geo: null,
  }
}

function assetOf({ words, idOf, change, today }: SampleMaker, key: AssetKey): SampleChange {
  const { site, maker, model, serial, age, warranty } = assetSpecs[key]
  // A month later than a round number of years, so that it does not look made up.
  const inServiceOn = addDays(today, -365 * age - 41)
  return change(`asset_${key}_add`, 'asset/create', {
    assetId: idOf(`asset_${key}`),
    siteId: idOf(`site_${site}`),
    name: words.assets[key],
    maker,
    model,
    serial,
    barcode: '',
    inServiceOn,
    warrantyUntil: addDays(inServiceOn, 365 * warranty),
    notes: '',
  })
}
