const NEWLINE = 0x0a

/** COPY writes a line for each row, and escapes those within. */
export const linesIn = (part: Uint8Array): number => {
  let lines = 0
  for (let at = part.indexOf(NEWLINE); at >= 0; at = part.indexOf(NEWLINE, at + 1)) lines += 1
  return lines
}
