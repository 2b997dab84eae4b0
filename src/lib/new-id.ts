const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** Bytes from here on are dropped, so that every character is equally likely. */
const fair = 256 - (256 % alphabet.length)

/** Fills the array with random bytes, as `crypto.getRandomValues` does. */
export type FillRandom = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>

/** A new document id: 20 letters and digits (119 bits), like Firestore's own. */
export function newId(fillRandom?: FillRandom): string {
  return randomText(20, fillRandom)
}

/** The secret of an invitation: 22 letters and digits, 131 bits. */
export function newInviteCode(): string {
  return randomText(22)
}

function randomText(
  length: number,
  fillRandom: FillRandom = (bytes) => crypto.getRandomValues(bytes),
): string {
  let text = ''
  while (text.length < length) {
    for (const byte of fillRandom(new Uint8Array(length))) {
      if (byte < fair && text.length < length) text += alphabet[byte % alphabet.length] ?? ''
    }
  }
  return text
}
