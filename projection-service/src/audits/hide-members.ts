const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const USERNAMES = /: its username is .* in the log and .* in the table\.$/

/** What an audit says for everybody who may read it: each member under their pseudonym, whatever names them. */
export const hideMembers = (text: string, isMember: (id: string) => boolean, pseudonymOf: (id: string) => string): string =>
  text
    .replaceAll(UUID, (id) => (isMember(id) ? pseudonymOf(id) : id))
    .replace(USERNAMES, ': the log and the table have different usernames.')
