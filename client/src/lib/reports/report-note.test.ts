import { ReportNote } from '@debut/events/kernel/texts/text-form.ts'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { noteFrom } from './report-note.ts'

it('is one line that the command takes, or none', () => {
  expect(noteFrom(' It copies\n\tmine. ')).toBe('It copies mine.')
  expect(z.parse(ReportNote, noteFrom('One\r\ntwo'))).toBe('One two')
  expect(noteFrom(' \n ')).toBeNull()
})
