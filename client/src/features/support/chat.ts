/** A chat of somebody else's, in the page by their script. */
export interface Chat {
  readonly identify: (member: { readonly email: string; readonly hash: string }) => void
  readonly forget: () => void
}

export interface ChatConfig {
  readonly baseUrl: string
  readonly token: string
}
