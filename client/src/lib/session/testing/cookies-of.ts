/** A browser's cookies, as far as one site sees them. */
export const cookiesOf = (): { cookie: string } => {
  const jar = new Map<string, string>()
  return {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text) {
      const [pair = ''] = text.split(';', 1)
      const name = pair.slice(0, pair.indexOf('='))
      if (/max-age=0(;|$)/.test(text)) jar.delete(name)
      else jar.set(name, pair.slice(name.length + 1))
    },
  }
}
