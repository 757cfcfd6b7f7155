/** What the operator decides about accounts. */
export interface IdentitySettings {
  /** Where members meet us; the issuer and every link are built on it. */
  readonly publicUrl: string
  /** Further places a sign-in may return to, with `*` for anything within a part and `**` for anything at all. */
  readonly redirectUrls: readonly string[]
  readonly signups: boolean
  readonly anonymous: boolean
  readonly phone: boolean
  /** Addresses are believed without a mail to them. */
  readonly autoconfirm: boolean
  readonly manualLinking: boolean
  readonly wallets: boolean
  /** How long an access token is valid. */
  readonly accessTokenSeconds: number
  /** A session ends then, however often it is refreshed. */
  readonly sessionDays: number
  /** Strictnesses of ours that are relaxed, by name. */
  readonly compat: ReadonlySet<Strictness>
}

/** Where we are stricter than GoTrue, in a way that its own clients' tests would trip over. */
export const strictnesses = [
  'pkce-plain',
  'pkce-reuse',
  'implicit-linking',
  'wallet-reuse',
  'long-codes',
  'totp-reuse',
  'short-passwords',
  'breached-passwords',
  'rate-limits',
  'account-hints',
  'mailboxes',
] as const
export type Strictness = (typeof strictnesses)[number]
