const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const length = 20
/** Bytes from here on are dropped, so that every character is equally likely. */
const fair = 256 - (256 % alphabet.length)

/** Fills the array with random bytes, as `crypto.getRandomValues` does. */
export type FillRandom = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>

/** A new document id: 20 letters and digits (119 bits), like Firestore's own. */
export function newId(fillRandom: FillRandom = (bytes) => crypto.getRandomValues(bytes)): string {
  let id = ''
  while (id.length < length) {
    for (const byte of fillRandom(new Uint8Array(length))) {
      if (byte < fair && id.length < length) id += alphabet[byte % alphabet.length] ?? ''
    }
  }
  return id
}
