/** A stream is named for its member, and what goes wrong names the stream: text of a column, as everybody of the staff may read it. */
export const withoutIds = (column: string) => `regexp_replace(${column}, '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}', '…', 'g')`
