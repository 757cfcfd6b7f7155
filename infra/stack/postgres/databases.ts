import pg from 'pg'

/** One connection, for as long as the work takes. */
export const withClient = async <Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The same server, another database. */
export const databaseUrl = (url: string, name: string): string => {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}

const maintenance = (url: string) => databaseUrl(url, 'postgres')

export const createMissingDatabases = (url: string, names: readonly string[]): Promise<void> =>
  withClient(maintenance(url), async (client) => {
    const { rows } = await client.query<{ datname: string }>('select datname from pg_database')
    const present = new Set(rows.map((row) => row.datname))
    for (const name of names) if (!present.has(name)) await client.query(`create database ${client.escapeIdentifier(name)}`)
  })

/** A copy of `template` on the server of `url`, for one test file; gives the copy's url. Its files are copied, which is quicker where the disk is not waited for. */
export const cloneDatabase = (url: string, template: string, name: string): Promise<string> =>
  withClient(maintenance(url), async (client) => {
    await client.query(`create database ${client.escapeIdentifier(name)} template ${client.escapeIdentifier(template)} strategy file_copy`)
    return databaseUrl(url, name)
  })

export const dropDatabase = (url: string, name: string): Promise<void> =>
  withClient(maintenance(url), async (client) => {
    await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`)
  })
