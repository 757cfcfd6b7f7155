import { expect } from 'vitest'
import type { Decider } from '../decider.ts'

/** Given what happened, when this is asked, then that follows. */
export const specify = <Command, State, Event>(decider: Decider<Command, State, Event>) => {
  const fold = (events: readonly Event[]) => events.reduce((state, event) => decider.evolve(state, event), decider.initial)
  return {
    given: (...past: Event[]) => ({
      when: (command: Command) => ({
        then: (...events: Event[]) => expect(decider.decide(command, fold(past))).toEqual({ events }),
        thenNothing: () => expect(decider.decide(command, fold(past))).toEqual({ events: [] }),
        thenRefused: (refusal: string) => expect(decider.decide(command, fold(past))).toEqual({ refusal }),
      }),
    }),
    /** Runs a whole history; what is refused changes nothing. */
    play: (commands: readonly Command[]) => {
      const history: Event[] = []
      for (const command of commands) {
        const decision = decider.decide(command, fold(history))
        if ('events' in decision) history.push(...decision.events)
      }
      return { history, state: fold(history) }
    },
  }
}
