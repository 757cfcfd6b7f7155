import type { Outgoing } from './outgoing.ts'
import { OutgoingError } from './outgoing-error.ts'

const MADE_UP = /\.example$/
/** What the server of made-up sites answers where it has none of that name. */
const NOT_HERE = 421

/** For a local stack: the sites of its made-up products are on no name server, so another server has them, each under its name. */
export const withMadeUpSites =
  (outgoing: Outgoing, inside: Outgoing, server: string): Outgoing =>
  async (address, request) => {
    const url = URL.parse(String(address))
    if (url === null || !MADE_UP.test(url.hostname) || url.port !== '' || url.username !== '') return outgoing(address, request)
    try {
      const answer = await inside(new URL(`${url.hostname}${url.pathname}${url.search}`, server), request)
      url.hash = ''
      return { ...answer, url }
    } catch (error) {
      if (error instanceof OutgoingError && error.status === NOT_HERE) return outgoing(address, request)
      throw error
    }
  }
