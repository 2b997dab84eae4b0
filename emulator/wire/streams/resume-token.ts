/** Resume tokens: the version a client has seen, and of which data. */
export interface ResumeTokens {
  /** Base64, as `targetChange.resumeToken` carries it. */
  encode(version: string): string
  /** The version, or undefined where the token is not one of ours or of other data. */
  decode(token: string): string | undefined
}

/** `dataId` tells one data folder from another. */
export function createResumeTokens(dataId: string): ResumeTokens {
  return {
    encode: (version) => Buffer.from(`1|${dataId}|${version}`).toString('base64'),
    decode(token) {
      const [format, id, version, rest] = Buffer.from(token, 'base64').toString('utf8').split('|')
      return format === '1' && id === dataId && rest === undefined ? version : undefined
    },
  }
}
