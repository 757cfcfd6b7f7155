const UNRESERVED = /[\w.~-]/
/** Unreserved characters need no encoding, and the encoding of others can be in lower case or in upper case. */
const normalised = (encoded: string): string => {
  const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16))
  return UNRESERVED.test(character) ? character : encoded.toUpperCase()
}

/** By what a tool's address is unique, however it is written: the host without `www.`, a port that is not the usual one, and the path. Throws where it is no address. */
export const urlKey = (url: string): string => {
  const { hostname, port, pathname } = new URL(url)
  const host = hostname.replace(/\.$/, '').replace(/^(?:www\.)+(?=[^.]+\.)/, '')
  const path = pathname.replace(/%[\da-f]{2}/gi, normalised).replace(/(?<!\/)\/+$/, '')
  return `${host}${port && `:${port}`}${path}`
}
