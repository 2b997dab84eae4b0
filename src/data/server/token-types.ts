export type TokenAnswer =
  | { readonly kind: 'token'; readonly token: string; readonly uid: string }
  /** The token service cannot be reached now. */
  | { readonly kind: 'unreachable' }
  /** There is no session that the server would accept. */
  | { readonly kind: 'signIn' }

export interface TokenSource {
  /** `refresh`: the last token was refused, so get another one. */
  token(options: { readonly refresh: boolean }): Promise<TokenAnswer>
}
