/** Resume tokens contain the version that a client has seen, and the id of the data. */
export interface ResumeTokens {
  /** Base64, for `targetChange.resumeToken`. */
  encode(version: string): string
  /** The version; undefined where the token is malformed or belongs to other data. */
  decode(token: string): string | undefined
}

/** `dataId` identifies the data folder. */
export function createResumeTokens(dataId: string): ResumeTokens {
  return {
    encode: (version) => Buffer.from(`1|${dataId}|${version}`).toString('base64'),
    decode(token) {
      const [format, id, version, rest] = Buffer.from(token, 'base64').toString('utf8').split('|')
      return format === '1' && id === dataId && rest === undefined ? version : undefined
    },
  }
}
