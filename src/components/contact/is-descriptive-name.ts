import type { Site } from '#domain/entities/site.ts'

/** Whether a site's name says something its address does not. */
export function isDescriptiveName({ name, address }: Pick<Site, 'name' | 'address'>): boolean {
  return name !== '' && name !== address.line1 && name !== address.line2
}
