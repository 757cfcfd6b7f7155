import { choosePorts, isOutgoing, whyTaken } from './supervisor/ports.ts'
import { portHolder } from './supervisor/port-holder.ts'

const internal = '127.0.0.1'

/** Ports after the edge's own, in this order. */
const parts = [
  'command',
  'query',
  'projection',
  'eventStore',
  'nats',
  'postgres',
  'smtp',
  'mailbox',
  'demoSignIn',
  'oidc',
  'operators',
] as const

export type Addresses = { readonly host: string; readonly port: number; readonly internal: string } & Readonly<
  Record<(typeof parts)[number], number>
>

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not listen on it',
  EADDRNOTAVAIL: 'this machine does not have that address',
  ENOTFOUND: 'there is no such host',
}

/** The edge's port is the one asked for or none; the inner ones give way to whatever has theirs. */
export const chooseAddresses = async (host: string, port: number): Promise<Addresses> => {
  if (port !== 0) {
    const code = await whyTaken(port, host)
    const holder = code === 'EADDRINUSE' ? portHolder(port) : undefined
    const reason = code === 'EADDRINUSE' ? `it is in use${holder ? ` by ${holder}` : ''}` : code && (reasons[code] ?? code)
    if (reason)
      throw new Error(`Port ${port} on ${host} cannot be used: ${reason}. Choose another with PORT=…, or PORT=0 for any free one.`)
  }
  const wanted = parts.map((_, index) => port + 1 + index).map((inner) => (port === 0 || isOutgoing(inner) ? 0 : inner))
  const [edge = port, ...chosen] =
    port === 0 ? await choosePorts([0, ...wanted], internal) : [port, ...(await choosePorts(wanted, internal))]
  const portOf = (part: (typeof parts)[number]) => chosen[parts.indexOf(part)] ?? 0
  return {
    host,
    port: edge,
    internal,
    command: portOf('command'),
    query: portOf('query'),
    projection: portOf('projection'),
    eventStore: portOf('eventStore'),
    nats: portOf('nats'),
    postgres: portOf('postgres'),
    smtp: portOf('smtp'),
    mailbox: portOf('mailbox'),
    demoSignIn: portOf('demoSignIn'),
    oidc: portOf('oidc'),
    operators: portOf('operators'),
  }
}
