import type { Site } from '#domain/entities/site.ts'

/** A site's address on one line, or its name where it has no address. */
export function siteLine({ name, address }: Site): string {
  const town = [address.postcode, address.city].filter(Boolean).join(' ')
  const line = [address.line1, address.line2, town].filter(Boolean).join(', ')
  return line || name
}
