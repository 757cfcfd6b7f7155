import type { AskEnded } from '@debut/adapters/standing-sessions.ts'
import { z } from 'zod'
import type { AskCommandService } from '../kernel/command-service.ts'

const Ended = z.object({ ended: z.array(z.string()) })

export const endedSessions =
  (ask: AskCommandService): AskEnded =>
  async (ids) =>
    (await ask('/internal/sessions', { ids }, Ended)).ended
