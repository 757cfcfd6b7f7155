import { Day } from '@debut/events/kernel/days.ts'
import { expect, it } from 'vitest'
import { added, freshChecklist, ticked } from '../list/edit-checklist.ts'
import { own } from '../testing/lists.ts'
import { checklistCalendar } from './checklist-calendar.ts'
import { checklistMarkdown } from './checklist-markdown.ts'

const list = {
  ...ticked(added(freshChecklist, 'own-a', own('Ask *Ada*, then Bo', -3)), 'audience', true),
  launchDay: Day.parse('2026-12-03'),
}

it('writes the list as Markdown, with what a member wrote as text', () => {
  const lines = checklistMarkdown(list).split('\n')
  expect(lines.slice(0, 5)).toEqual(['# Launch checklist', '', 'Launch day: 3 Dec 2026', '', '## Six weeks before'])
  expect(lines).toContain(String.raw`- [ ] **Ask \*Ada\*, then Bo** (30 Nov)`)
  expect(lines.find((line) => line.startsWith('- [x] '))).toMatch(/^- \[x\] \*\*Write down who it’s for\*\* \(22 Oct\): One sentence/)
  expect(checklistMarkdown(freshChecklist)).not.toMatch(/Launch day: |Oct/)
})

it('writes what is left to do as days of a calendar, and none without a launch day', () => {
  const calendar = checklistCalendar(list, 'debut.example') ?? ''
  const unfolded = calendar.replaceAll('\r\n ', '')
  expect(unfolded).toContain(
    'UID:checklist-launch-day@debut.example\r\nDTSTAMP:20261203T000000Z\r\nDTSTART;VALUE=DATE:20261203\r\nDTEND;VALUE=DATE:20261204',
  )
  expect(unfolded).toContain(String.raw`SUMMARY:Ask *Ada*\, then Bo`)
  expect(unfolded).not.toContain('who it’s for')
  for (const line of calendar.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(checklistCalendar(freshChecklist, 'debut.example')).toBeUndefined()
})
