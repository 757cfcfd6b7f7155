import { systemClock } from '@debut/adapters/clock.ts'
import { newCommandId } from '@debut/events/kernel/ids.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'

export const now = toInstant('2026-03-02T20:00:00Z')
export const header = { 'x-supabase-api-version': '2024-01-01' }
export const later = systemClock().plus({ days: 1 })
export const id = newCommandId()
