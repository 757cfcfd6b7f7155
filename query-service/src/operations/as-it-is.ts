import { Unavailable } from '@debut/adapters/errors.ts'
import type { Parts } from '../kernel/query.ts'

/** Reads whatever is projected by now: how things are going is looked at above all while something does not get on. */
export const asItIs = (parts: Parts): Parts => ({
  ...parts,
  checkpoints: {
    of: (name) => {
      const known = parts.checkpoints.all().get(name)
      if (known === undefined) throw new Unavailable(`there is no projection "${name}" yet`)
      return known
    },
    all: () => parts.checkpoints.all(),
  },
})

/** The schemas of projections, for statements that name them. */
export const schemasOf = ({ checkpoints }: Parts, ...names: string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, checkpoints.of(name).schema]))
