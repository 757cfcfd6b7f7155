import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { MemberErased } from '@debut/events/members/member-events.ts'
import { openDatabase } from '@debut/adapters/database.ts'
import { readErasures } from '@debut/adapters/erasure-list.ts'
import { decode } from '@debut/adapters/event-codec.ts'
import { openMemberKeys } from '@debut/adapters/member-keys.ts'
import { openStorage } from '@debut/adapters/open-storage.ts'
import { openAt } from '@debut/adapters/testing/log-in-tests.ts'
import { expect, it, onTestFinished } from 'vitest'
import { eventually } from '@debut/testing/eventually.ts'
import { sendCommand, startServices, startWorld } from '@debut/testing/world.ts'
import { findBackup } from './backups.ts'
import { restoreStores } from './restore-stores.ts'
import { saveStores } from './save-stores.ts'
import { emptyStores, filesIn, KEY, newTarget, rowsIn } from './testing/stores-for-tests.ts'

const signal = AbortSignal.timeout(60_000)

it('a back-up from before an erasure brings nothing of the member back', async () => {
  const world = await startWorld()
  onTestFinished(() => world.close())
  const { folder, url } = newTarget()
  const files = await filesIn(url)
  const { command } = await startServices(world, { BACKUP_TARGET: url, BACKUP_KEY: KEY })
  const identity = openDatabase({ url: world.settings.IDENTITY_DATABASE_URL, name: 'test' })
  onTestFinished(() => identity.destroy())
  const storage = await openStorage(world.settings.STORAGE_URL)

  const register = async (username: string) => {
    const person = world.person(username)
    const memberId = MemberId.parse(person.memberId)
    await identity('identity.users').insert({
      id: memberId,
      email: `${username}@mail.example`,
      created_at: new Date(),
      updated_at: new Date(),
    })
    const token = await world.token(person)
    expect((await sendCommand(command.url, token, 'RegisterMember', { username })).status).toBe(200)
    await identity('identity.drafts').insert({ tool_id: 'tool', member_id: memberId, edition: 0, content: '{}' })
    await storage.put(`avatars/${memberId}/face.webp`, Buffer.from(username), 'image/webp')
    return { memberId, token }
  }
  const [ines, bob, cem] = [await register('ines'), await register('bob'), await register('cem')]
  const stores = {
    eventStoreUrl: world.settings.EVENTSTORE_URL,
    identityUrl: world.settings.IDENTITY_DATABASE_URL,
    debutUrl: undefined,
    storageUrl: world.settings.STORAGE_URL,
    secrets: undefined,
  }
  await eventually(async () => expect(await readErasures(files)).toEqual(new Map()))

  // One whose erasure the log of the back-up has, though not what follows from it; one whose erasure came after it.
  expect((await sendCommand(command.url, cem.token, 'EraseMember', { username: 'cem' })).status).toBe(200)
  await eventually(async () => expect((await readErasures(files))?.has(cem.memberId)).toBe(true))
  await identity('identity.member_keys')
    .where({ member_id: cem.memberId })
    .update({ key: Buffer.alloc(32, 1), destroyed_at: null })
  await saveStores(stores, files, { signal, say: () => undefined })
  // While the target is unavailable, the key goes at once and the list is tried again.
  renameSync(join(folder, 'erasures'), join(folder, 'moved'))
  writeFileSync(join(folder, 'erasures'), '')
  expect((await sendCommand(command.url, ines.token, 'EraseMember', { username: 'ines' })).status).toBe(200)
  await eventually(async () =>
    expect(await identity('identity.member_keys').where({ member_id: ines.memberId }).first()).toMatchObject({ key: null }),
  )
  rmSync(join(folder, 'erasures'))
  renameSync(join(folder, 'moved'), join(folder, 'erasures'))
  await eventually(async () => expect((await readErasures(files))?.has(ines.memberId)).toBe(true))

  const restored = await emptyStores()
  const { manifest, erasedAgain } = await restoreStores(restored, {
    files,
    backup: undefined,
    only: undefined,
    signal,
    say: () => undefined,
  })
  expect({ id: manifest.id, erasedAgain }).toEqual({ id: (await findBackup(files)).id, erasedAgain: 1 })
  const keysThere = openDatabase({ url: restored.identityUrl, name: 'test' })
  onTestFinished(() => keysThere.destroy())
  const namesOf = async (memberId: MemberId) => {
    const events = await decode(openMemberKeys(keysThere), await openAt(restored.eventStoreUrl).read(`member-${memberId}`))
    return events.flatMap(({ event }) =>
      'username' in event.data ? event.data.username : event.type === MemberErased.type ? event.type : [],
    )
  }
  expect(await namesOf(ines.memberId)).toEqual([null, MemberErased.type])
  expect(await namesOf(cem.memberId)).toEqual([null, MemberErased.type])
  expect(await namesOf(bob.memberId)).toEqual(['bob'])
  const rows = await rowsIn(restored.identityUrl)
  const named = (memberId: string) =>
    Object.entries(rows).flatMap(([table, all]) => (all.some((row) => row.includes(memberId)) ? [table] : []))
  expect(named(ines.memberId)).toEqual(['member_keys'])
  expect(named(bob.memberId)).toEqual(['drafts', 'member_keys', 'users'])
  const pictures = await openStorage(restored.storageUrl)
  expect(await pictures.list('avatars')).toEqual([`avatars/${bob.memberId}/face.webp`])
  expect(await readErasures(files)).toEqual(new Map([ines, cem].map(({ memberId }) => [memberId, expect.any(String)])))
})
