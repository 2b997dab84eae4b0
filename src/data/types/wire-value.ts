/** A Firestore value in the REST API's proto3 JSON form. Exactly one key is set. */
export type WireValue = Readonly<Record<string, unknown>>
export type WireFields = Readonly<Record<string, WireValue>>
