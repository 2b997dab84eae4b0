import { type BytesValue, int, string } from '../../values/value.ts'
import { operation } from '../operation.ts'

export const bytesMethods = {
  size: operation([[]], ({ value }: BytesValue) => int(value.length)),
  /** In the URL-safe alphabet with padding, as in Firestore. */
  toBase64: operation([[]], ({ value }: BytesValue) =>
    string(Buffer.from(value).toString('base64').replaceAll('+', '-').replaceAll('/', '_')),
  ),
  toHexString: operation([[]], ({ value }: BytesValue) =>
    string(Buffer.from(value).toString('hex').toUpperCase()),
  ),
}
