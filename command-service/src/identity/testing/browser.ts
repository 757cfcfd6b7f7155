interface Places {
  /** As addresses name it. */
  readonly publicUrl: string
  /** Where it is in truth. */
  readonly commandUrl: string
}

interface Typed {
  readonly name?: string
  readonly email: string
  readonly verified?: boolean
}

const MOST_REDIRECTS = 12

/** Follows redirects and keeps cookies, as browsers do; it stops before the page that waits for it. */
export const openBrowser = ({ publicUrl, commandUrl }: Places) => {
  const jar = new Map<string, Map<string, string>>()
  const cookiesOf = (origin: string) => {
    const known = jar.get(origin) ?? new Map<string, string>()
    jar.set(origin, known)
    return known
  }

  const ask = async (url: URL, body?: URLSearchParams): Promise<Response> => {
    const cookies = cookiesOf(url.origin)
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      redirect: 'manual',
      headers: { cookie: Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ') },
      ...(body && { body }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }

  const follow = async (address: string, body?: URLSearchParams): Promise<{ url: URL; response: Response | undefined }> => {
    let url = new URL(address)
    let sent = body
    for (let redirects = 0; redirects < MOST_REDIRECTS; redirects += 1) {
      if (url.href.startsWith(publicUrl)) {
        if (!url.pathname.startsWith('/auth/v1/')) return { url, response: undefined }
        url = new URL(url.href.replace(publicUrl, commandUrl))
      }
      const response = await ask(url, sent)
      sent = undefined
      const location = response.headers.get('location')
      if (location === null) return { url, response }
      await response.arrayBuffer()
      url = new URL(location, url)
    }
    throw new Error('redirected in circles')
  }

  const answerForm = async (address: string, fields: Record<string, string>): Promise<URL> => {
    const { url, response } = await follow(address)
    const html = (await response?.text()) ?? ''
    const action = /<form method="post" action="([^"]+)"/.exec(html)?.[1]
    if (action === undefined) throw new Error(`${url.href} shows no form: ${html.slice(0, 500)}`)
    return (await follow(new URL(action, url).href, new URLSearchParams(fields))).url
  }

  return {
    /** Where it ends. */
    visit: async (address: string): Promise<URL> => (await follow(address)).url,
    /** At the local provider; where the browser is afterwards. */
    signIn: (address: string, { name = 'Ines Moreau', email, verified = true }: Typed) =>
      answerForm(address, { answer: 'continue', name, email, ...(verified && { verified: 'yes' }) }),
    cancel: (address: string) => answerForm(address, { answer: 'cancel' }),
  }
}

/** What stands in the address after its `#`. */
export const fragmentOf = (url: URL): Record<string, string> => Object.fromEntries(new URLSearchParams(url.hash.slice(1)))
