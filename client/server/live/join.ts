import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

interface Ends {
  readonly browser: Socket
  readonly service: Socket
  /** What came from either side before they were joined. */
  readonly head: Buffer
  readonly first: Buffer
  /** How the service took it. */
  readonly response: IncomingMessage
}

/** From now on each gets what the other says, as fast as it takes it; one that closes closes the other. */
export const join = ({ browser, service, head, first, response }: Ends): void => {
  for (const [end, other] of [[browser, service] as const, [service, browser] as const]) {
    end.setNoDelay(true)
    end.setTimeout(0)
    end.on('error', () => end.destroy())
    end.once('close', () => other.destroy())
  }
  browser.write(headOf(response))
  if (first.length > 0) browser.write(first)
  if (head.length > 0) service.write(head)
  browser.pipe(service)
  service.pipe(browser)
}

const headOf = ({ rawHeaders }: IncomingMessage): string => {
  const lines = rawHeaders.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1] ?? ''}`] : []))
  return ['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n')
}
