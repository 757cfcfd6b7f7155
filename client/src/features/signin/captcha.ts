/** Proves to the auth service that a person asks. An installation without one has nothing to prove. */
export interface Captcha {
  readonly token: () => Promise<string | undefined>
}

export const noCaptcha: Captcha = { token: async () => undefined }
