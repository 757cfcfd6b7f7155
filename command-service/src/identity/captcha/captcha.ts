/** Who tells people from programs. */
export interface Captcha {
  /** Throws `captcha_failed` for whom it takes for a program. */
  check(token: string | undefined, address: string): Promise<void>
}

/** Where nobody is asked to. */
export const noCaptcha: Captcha = { check: async () => undefined }
