import { type Erasure, erasureKinds } from '#domain/entities/erasure.ts'

/** Whom a link is about: `customer/{id}` or `person/{uid}`; null for anything else. */
export function subjectOf(text: string): Pick<Erasure, 'kind' | 'subjectId'> | null {
  const [kind, subjectId = '', ...more] = text.split('/')
  const known = erasureKinds.find((one) => one === kind)
  if (!known || more.length > 0 || !/^[A-Za-z0-9_-]{1,128}$/.test(subjectId)) return null
  return { kind: known, subjectId }
}
