import { inCompany, stamped } from '../base/company.ts'
import type { DemoDocument } from '../base/types.ts'
import { drawLogo, logoSize } from '../media/logo.ts'
import { drawPortrait, portraitSize } from '../media/portrait.ts'
import { looks } from './looks.ts'
import { owner } from './people.ts'

/** Drawn photos of most people, and the company's logo. */
export function pictureDocuments(founded: number): DemoDocument[] {
  const of = (
    id: string,
    size: { readonly width: number; readonly height: number },
    by: string,
    bytes: Uint8Array,
  ) =>
    inCompany(`pictures/${id}`, {
      contentType: 'image/png',
      ...size,
      data: Buffer.from(bytes).toString('base64'),
      ...stamped(founded, by),
    })
  return [
    of('logo', logoSize, owner.uid, drawLogo()),
    ...Object.entries(looks).map(([uid, look]) => of(uid, portraitSize, uid, drawPortrait(look))),
  ]
}
