import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { auditRoute } from '@debut/events/audits/audit-routes.ts'
import { isOver, type JobState } from '@debut/events/jobs/job-answers.ts'
import { JobId } from '@debut/events/jobs/job-id.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import { newCommandId } from '@debut/events/kernel/ids.ts'
import { newUlid } from '@debut/events/kernel/new-ulid.ts'
import { routeAddress } from '@debut/events/kernel/route-address.ts'
import { projectionsRoute } from '@debut/events/projections/projection-routes.ts'
import { createLogger } from '@debut/adapters/logging.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import { mintAccessToken } from '@debut/demo/access-token.ts'
import { appointIn } from '@debut/deploy/appoint.ts'
import type { StackFile } from '@debut/stack/stack-file.ts'

const LOOK_MS = 500
const REBUILT = 'rankings'

/** What an admin and an analyst have done at their consoles: an audit of days, and a rebuild of the rankings. */
export const longWork = async (
  { edge, commandService, queryService, eventStore, postgres, signingKeysFile }: StackFile,
  days: { from: Day; to: Day },
) => {
  const stores = { EVENTSTORE_URL: eventStore.url, IDENTITY_DATABASE_URL: postgres.identityUrl }
  const tokenOf = async (role: 'admin' | 'analyst') => {
    const person = { memberId: randomUUID(), username: `bench-${role}`, roles: [role] }
    await appointIn(stores, createLogger('bench', 'silent'), person)
    return mintAccessToken(person, { edgeUrl: edge.url, signingKeysFile, now: systemClock().toUnixInteger() })
  }
  const [admin, analyst] = [await tokenOf('admin'), await tokenOf('analyst')]
  const send = async (token: string, type: string, payload: object) => {
    const response = await fetch(`${commandService.url}/api/commands`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ commandId: newCommandId(), type, payload }),
    })
    if (!response.ok) throw new Error(`${type} was refused: ${await response.text()}`)
  }
  const ask = async (address: string): Promise<unknown> => {
    const response = await fetch(queryService.url + address, { headers: { authorization: `Bearer ${admin}` } })
    return response.ok ? response.json() : undefined
  }
  const auditNow = async (jobId: JobId): Promise<JobState | undefined> => {
    const answer = auditRoute.answer.safeParse(await ask(routeAddress(auditRoute, { jobId })))
    return answer.data?.job
  }
  const rebuildNow = async (jobId: JobId): Promise<JobState | undefined> => {
    const answer = projectionsRoute.answer.safeParse(await ask(projectionsRoute.path))
    return answer.data?.rebuilds.find(({ job }) => job.jobId === jobId)?.job
  }
  const until = async (isSo: () => Promise<boolean>) => {
    while (!(await isSo())) await delay(LOOK_MS)
  }
  const begin = async () => {
    const [audit, rebuild] = [JobId.parse(newUlid()), JobId.parse(newUlid())]
    await send(admin, 'RunAudit', { jobId: audit, audited: { subject: 'range', ...days } })
    await send(analyst, 'StartRebuild', { jobId: rebuild, projection: REBUILT })
    await until(async () => (await auditNow(audit))?.state === 'running' && (await rebuildNow(rebuild))?.state === 'running')
    return {
      /** What either read until now, and whether it still goes on. */
      soFar: async () => {
        const [audited, rebuilt] = [await auditNow(audit), await rebuildNow(rebuild)]
        return {
          audited: audited?.events ?? 0,
          rebuilt: rebuilt?.events ?? 0,
          goesOn: [audited, rebuilt].filter((job) => job !== undefined && !isOver(job)).length,
        }
      },
      stop: async () => {
        await send(admin, 'StopJob', { jobId: audit })
        await send(admin, 'StopJob', { jobId: rebuild })
        await send(analyst, 'DiscardBuild', { jobId: rebuild }).catch(() => undefined)
        await until(async () => isDone(await auditNow(audit)) && isDone(await rebuildNow(rebuild)))
      },
    }
  }
  return { begin }
}

const isDone = (job: JobState | undefined): boolean => job === undefined || isOver(job)
