export type TokenAnswer =
  | { readonly kind: 'token'; readonly token: string; readonly uid: string }
  /** The token service cannot be reached now. */
  | { readonly kind: 'unreachable' }
  /** There is no session the server would still take. */
  | { readonly kind: 'signIn' }

export interface TokenSource {
  /** `refresh`: the last token was refused, get another one. */
  token(options: { readonly refresh: boolean }): Promise<TokenAnswer>
}
