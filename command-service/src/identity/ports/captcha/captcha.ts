/** Who tells people from programs. */
export interface Captcha {
  /** What a browser puts it to people with; undefined where there is none. */
  readonly challenge?: { readonly provider: string; readonly site_key: string } | undefined
  /** Throws `captcha_failed` for whom it takes for a program. */
  check(token: string | undefined, address: string): Promise<void>
}

/** Where no provider is set. */
export const noCaptcha: Captcha = { check: async () => undefined }
