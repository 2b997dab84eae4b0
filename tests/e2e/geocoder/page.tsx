import '#ui/global.css'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { AddressWithPlace } from '#components/map/place/address-with-place.tsx'
import { usePlace } from '#components/map/place/use-place.ts'
import { emptyAddress } from '#domain/entities/fields.ts'
import { loadMessages, setLocale } from '#messages/i18n.ts'
import { noDiscardTexts } from '#ui/ui-context.ts'
import { UiProvider } from '#ui/ui-provider.tsx'

/** A form with an address, as every form of the app shows it in a build that has a geocoder. */
function AddressForm() {
  const [address, setAddress] = useState({ ...emptyAddress, line2: 'Flat 3', country: 'CA' })
  const place = usePlace(null, address)
  return (
    <form>
      <h1>Address search</h1>
      <AddressWithPlace name="address" place={place} sites={[]} onChange={setAddress} />
    </form>
  )
}

await setLocale('en')
await loadMessages('app')
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <UiProvider locale="en-GB" navigate={() => undefined} discard={noDiscardTexts}>
      <AddressForm />
    </UiProvider>,
  )
