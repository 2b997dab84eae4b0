import { type KeyboardEvent, useRef, useState } from 'react'
import { addressLines } from '#domain/geo/address-lines.ts'
import { boxOf } from '#domain/geo/box-of.ts'
import type { GeoPoint } from '#domain/geo/distance-km.ts'
import type { FoundAddress } from '#domain/geo/geocoder/found-address.ts'
import type { Geocoder } from '#domain/geo/geocoder/geocoder.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Banner } from '#ui/layout/banner.tsx'
import styles from './address-search.module.css'
import { SearchBox } from './search-box.tsx'
import { useAddressSearch } from './use-address-search.ts'

export interface AddressSearchProps {
  geocoder: Geocoder
  /** The company's known places: what is near them comes first. */
  around: readonly GeoPoint[]
  onUse: (found: FoundAddress) => void
}

/** Finds an address by some of its words; it is filled in once it is confirmed. */
export function AddressSearch({ geocoder, around, onUse }: AddressSearchProps) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<FoundAddress | null>(null)
  const [state, search] = useAddressSearch(geocoder, middleOf(around))
  const addresses = state.kind === 'found' ? state.addresses : []

  function onKey(event: KeyboardEvent) {
    // With an address chosen by the arrow keys, Enter takes that.
    if (event.key !== 'Enter' || input.current?.hasAttribute('aria-activedescendant')) return
    event.preventDefault()
    event.stopPropagation()
    search(text)
  }

  const note =
    state.kind === 'idle'
      ? t(geocoder.suggests ? 'geocoder.type' : 'geocoder.press')
      : state.kind === 'found'
        ? t('geocoder.found', { count: addresses.length })
        : t(`geocoder.${state.kind}`)

  return (
    <div className={styles.search}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- The field inside is what has the focus. */}
      <div className={styles.line} onKeyDownCapture={onKey}>
        <SearchBox
          ref={input}
          text={text}
          addresses={addresses}
          emptyText={note}
          onText={(next) => {
            setText(next)
            setChosen(null)
            if (geocoder.suggests) search(next)
          }}
          chosen={chosen}
          onChoose={setChosen}
        />
        {!geocoder.suggests && (
          <Button
            pending={state.kind === 'asking'}
            onPress={() => {
              input.current?.focus()
              search(text)
            }}
          >
            {t('geocoder.search')}
          </Button>
        )}
      </div>
      <p className={styles.note}>
        <span aria-live="polite">{note}</span> · {geocoder.attribution}
      </p>
      {chosen && (
        <Banner
          announce
          title={chosen.name || undefined}
          action={
            <>
              <Button
                size="small"
                variant="primary"
                onPress={() => {
                  onUse(chosen)
                  setChosen(null)
                  setText('')
                }}
              >
                {t('geocoder.use')}
              </Button>
              <Button size="small" onPress={() => setChosen(null)}>
                {t('action.cancel')}
              </Button>
            </>
          }
        >
          {addressLines(chosen.address).join(', ')}
        </Banner>
      )}
    </div>
  )
}

function middleOf(points: readonly GeoPoint[]): GeoPoint | null {
  const box = boxOf(points)
  return box && { latitude: (box.south + box.north) / 2, longitude: (box.west + box.east) / 2 }
}
