const WIDTH = 24

interface Screen {
  readonly isTTY: boolean
  write(text: string): unknown
}

/** A bar that stays below the lines where somebody watches; lines alone elsewhere. */
export const showProgress = (screen: Screen, steps: number) => {
  let done = 0
  let now = ''
  const bar = () => {
    if (!screen.isTTY) return
    const filled = Math.round((done / steps) * WIDTH)
    screen.write(`\r\u001b[K${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done}/${steps} ${now}`)
  }
  const line = (text: string) => {
    screen.write(`${screen.isTTY ? '\r\u001b[K' : ''}${text}\n`)
    bar()
  }
  return {
    line,
    step: (what: string) => {
      now = what
      bar()
    },
    stepDone: () => {
      done += 1
    },
    end: () => void (screen.isTTY && screen.write('\r\u001b[K')),
  }
}
