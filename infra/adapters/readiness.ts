/** Throws, or answers with what is wrong, when the part it looks at can't do its work. */
type Check = () => Promise<string | void> | string | void

export interface ReadinessReport {
  readonly status: 'ready' | 'not-ready'
  readonly checks: Record<string, { ok: boolean; detail?: string }>
}

/** A check that hangs is a check that failed. */
const TIMEOUT_MS = 1_000

/** What a service needs before it may be sent work. */
export class Readiness {
  readonly #checks = new Map<string, Check>()
  readonly #mentions = new Map<string, () => string | undefined>()
  #draining = false

  check(name: string, check: Check): void {
    this.#checks.set(name, check)
  }

  /** What operators should know, and is no reason to send the service fewer requests. */
  mention(name: string, look: () => string | undefined): void {
    this.#mentions.set(name, look)
  }

  /** From now on the service finishes what it has and takes nothing new. */
  drain(): void {
    this.#draining = true
  }

  async report(): Promise<ReadinessReport> {
    const results = await Promise.all([...this.#checks].map(async ([name, check]) => [name, await look(check)] as const))
    for (const [name, look] of this.#mentions) {
      const detail = look()
      if (detail !== undefined) results.push([name, { ok: true, detail }])
    }
    if (this.#draining) results.push(['shutdown', { ok: false, detail: 'shutting down' }])
    return { status: results.every(([, { ok }]) => ok) ? 'ready' : 'not-ready', checks: Object.fromEntries(results) }
  }
}

const look = async (check: Check): Promise<{ ok: boolean; detail?: string }> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT_MS, `no answer within ${TIMEOUT_MS} ms`)
  })
  try {
    const detail = await Promise.race([Promise.resolve(check()), late])
    return detail === undefined ? { ok: true } : { ok: false, detail }
  } catch (error) {
    return { ok: false, detail: error instanceof Error ? error.message : String(error) }
  } finally {
    clearTimeout(timer)
  }
}
