import { OpeningFields, type OpeningFieldsProps } from './opening-fields.tsx'
import { SiteZoneField, type SiteZoneFieldProps } from './site-zone-field.tsx'

/** When work can be done at a site, and by which clock. */
export function SiteTimeFields(props: { opening: OpeningFieldsProps; zone: SiteZoneFieldProps }) {
  return (
    <>
      <OpeningFields {...props.opening} />
      <SiteZoneField {...props.zone} />
    </>
  )
}
