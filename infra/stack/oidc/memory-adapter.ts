import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'

interface Kept {
  readonly payload: AdapterPayload
  readonly until: number
}

/** Forgets what has ended once this much has come. */
const SWEPT_AFTER = 1_000

/** What the local provider knows, for as long as it runs. */
export const memoryAdapter = (): AdapterFactory => {
  const all = new Map<string, Kept>()
  const find = (wanted: (payload: AdapterPayload) => boolean) =>
    all.values().find(({ payload, until }) => until > Date.now() && wanted(payload))?.payload
  const sweep = () => {
    if (all.size < SWEPT_AFTER) return
    for (const [key, { until }] of all) if (until <= Date.now()) all.delete(key)
  }
  return (model: string): Adapter => {
    const keyOf = (id: string) => `${model} ${id}`
    return {
      upsert: async (id, payload, expiresIn) => {
        sweep()
        all.set(keyOf(id), { payload, until: Date.now() + (expiresIn || Number.MAX_SAFE_INTEGER) * 1_000 })
      },
      find: async (id) => {
        const kept = all.get(keyOf(id))
        return kept !== undefined && kept.until > Date.now() ? kept.payload : undefined
      },
      findByUid: async (uid) => find((payload) => payload.uid === uid && payload.kind === model),
      findByUserCode: async (userCode) => find((payload) => payload.userCode === userCode),
      consume: async (id) => {
        const kept = all.get(keyOf(id))
        if (kept !== undefined) kept.payload.consumed = Math.floor(Date.now() / 1_000)
      },
      destroy: async (id) => {
        all.delete(keyOf(id))
      },
      revokeByGrantId: async (grantId) => {
        for (const [key, { payload }] of all) if (payload.grantId === grantId) all.delete(key)
      },
    }
  }
}
