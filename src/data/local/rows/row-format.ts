/**
 * Counts up whenever a document may be parsed into something other than before, so that stored rows are parsed again.
 * `tools/build/row-format.test.ts` fails when the code that parses them has changed.
 */
export const rowFormat = 25

/** The field of a row that holds how it was parsed. Firestore reserves names like this, so no document has it. */
export const parsedKey = '__parsed__'
