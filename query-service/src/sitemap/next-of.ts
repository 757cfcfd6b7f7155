/** Where a full page ends the next begins; null where there is no next. */
export const nextOf = <Row, Cursor>(rows: readonly Row[], asked: number, cursorOf: (row: Row) => Cursor): Cursor | null => {
  const last = rows.at(-1)
  return last === undefined || rows.length < asked ? null : cursorOf(last)
}
