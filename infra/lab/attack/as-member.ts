import type { Attack } from './attack-form.ts'
import { type Attacker, newAttacker } from './attacker.ts'
import type { Target } from './target.ts'

const NO_ATTACKER = { found: ['the attacker could not sign up, so nothing was tried'], measured: 'nothing' }

/** Run by a member who has just signed up. */
export const asMember =
  (run: (attacker: Attacker, target: Target) => ReturnType<Attack['run']>): Attack['run'] =>
  async (target) => {
    const attacker = await newAttacker(target)
    return attacker === undefined ? NO_ATTACKER : run(attacker, target)
  }
