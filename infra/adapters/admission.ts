import { networkOf } from './network-of.ts'

interface Most {
  readonly inAll?: number
  readonly perAddress: number
}

/** How many are open, in all and of each address; IPv6 addresses are counted by their network. */
export class Admission {
  readonly #most: Required<Most>
  readonly #open = new Map<string, number>()
  #inAll = 0

  constructor({ inAll = Infinity, perAddress }: Most) {
    this.#most = { inAll, perAddress }
  }

  /** What leaves again, or why there is no room. */
  enter(address: string): (() => void) | 'full' | 'too many of one' {
    const network = networkOf(address)
    const open = this.#open.get(network) ?? 0
    if (this.#inAll >= this.#most.inAll) return 'full'
    if (open >= this.#most.perAddress) return 'too many of one'
    this.#inAll += 1
    this.#open.set(network, open + 1)
    return () => this.#leave(network)
  }

  #leave(network: string): void {
    this.#inAll -= 1
    const left = (this.#open.get(network) ?? 1) - 1
    if (left === 0) this.#open.delete(network)
    else this.#open.set(network, left)
  }
}
