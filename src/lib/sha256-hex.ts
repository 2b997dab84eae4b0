/** The SHA-256 hash of bytes, or of a text in UTF-8, in hexadecimal. */
export async function sha256Hex(of: Uint8Array<ArrayBuffer> | string): Promise<string> {
  const bytes = typeof of === 'string' ? new TextEncoder().encode(of) : of
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
