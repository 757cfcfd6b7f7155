const SECRET =
  /^(?:password|current_password|access_token|refresh_token|provider_token|provider_refresh_token|token|token_hash|hashed_token|email_otp|code|code_verifier|auth_code|nonce|signature|secret|captcha_token)$/
const SHORTEST = 6

/** Secrets that pass between a browser and us, by their names in bodies, queries and fragments. */
export const collectSecrets = () => {
  const secrets = new Set<string>()
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, each] of Object.entries(value)) {
      // Answers have codes that are words, or three digits.
      if (typeof each === 'string' && each.length >= SHORTEST && SECRET.test(key) && !/^[a-z_]*$/.test(each)) secrets.add(each)
      collect(each)
    }
  }
  const collectText = (text: string) => {
    if (text.startsWith('{')) collect(JSON.parse(text))
  }
  const collectAddress = (address: string) => {
    const { searchParams, hash } = new URL(address)
    collect(Object.fromEntries(searchParams))
    collect(Object.fromEntries(new URLSearchParams(hash.slice(1))))
  }
  return {
    secrets,
    collect,
    collectAddress,
    /** Requests of the person at this device. */
    fetchFrom:
      (device: Readonly<Record<string, string>>): typeof fetch =>
      async (input, init = {}) => {
        const headers = new Headers(init.headers)
        for (const [name, value] of Object.entries(device)) headers.set(name, value)
        if (typeof init.body === 'string') collectText(init.body)
        const response = await fetch(input, { ...init, headers })
        collectText(await response.clone().text())
        return response
      },
  }
}
