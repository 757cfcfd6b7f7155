const WIDTH = 30
/** Where the output is no terminal, a line every so many percent is enough. */
const LINES_AT = 25

interface Screen {
  readonly isTTY: boolean
  write(text: string): unknown
}

/** How much of the log is read: a bar that is written over on a terminal, a few lines elsewhere. */
export const progressBar = (screen: Screen) => {
  let shown = -1
  return {
    show: (position: number, end: number) => {
      const percent = end === 0 ? 100 : Math.min(100, Math.floor((position / end) * 100))
      const step = screen.isTTY ? percent : percent - (percent % LINES_AT)
      if (step <= shown) return
      shown = step
      const filled = Math.round((percent / 100) * WIDTH)
      screen.write(
        screen.isTTY
          ? `\r\u001b[K${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${percent} % of the log`
          : `${percent} % of the log is read\n`,
      )
    },
    clear: () => void (screen.isTTY && screen.write('\r\u001b[K')),
  }
}
