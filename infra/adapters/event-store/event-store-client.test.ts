import { expect, it } from 'vitest'
import installed from '@eventstore/db-client/package.json' with { type: 'json' }
import ours from '../package.json' with { type: 'json' }

it('is of the very version whose inner parts are used', () => {
  expect(ours.dependencies['@eventstore/db-client']).toBe(installed.version)
})
