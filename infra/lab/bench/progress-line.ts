/** What is being measured right now: one line that is written over on a terminal, a line each elsewhere. */
export const progressLine = () => {
  const { isTTY } = process.stderr
  const begun = performance.now()
  return {
    show: (text: string) => {
      const said = `${((performance.now() - begun) / 1_000).toFixed(0).padStart(4)} s  ${text}…`
      process.stderr.write(isTTY ? `\r\u001B[K${said}` : `${said}\n`)
    },
    clear: () => {
      if (isTTY) process.stderr.write('\r\u001B[K')
    },
  }
}
