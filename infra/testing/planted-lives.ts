import { openBrowser } from '@debut/command-service/identity/testing/browser.ts'
import { totpCode } from '@debut/command-service/identity/testing/totp-codes.ts'
import { ethereumWallet, solanaWallet } from '@debut/command-service/identity/testing/wallets.ts'
import { DEFAULT_PREFERENCES } from '@debut/events/members/preferences.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import { AuthClient, GoTrueAdminApi } from '@supabase/auth-js'
import { expect } from 'vitest'
import { mintServiceToken } from '@debut/stack/service-token.ts'
import { commentedPicture } from './commented-picture.ts'
import { collectSecrets } from './collected-secrets.ts'
import { sendCommand } from './world.ts'
import type { WorldBehindEdge } from './world-behind-edge.ts'

/** What is kept of a member until they are erased; each text stands for itself. */
export const kept = {
  firstEmail: 'planted-first@mail.example',
  secondEmail: 'planted-second@mail.example',
  wantedEmail: 'planted-wanted@mail.example',
  phone: '15550100211',
  wantedPhone: '15550100222',
  factorPhone: '15550100233',
  name: 'Plänted Nåme',
  derivedUsername: 'plaented-name',
  fullName: 'Planted Fullname Longer',
  metadataKey: 'planted_key_of_metadata',
  metadataValue: 'planted value of metadata',
  nestedValue: 'planted value within',
  listedValue: 'planted value in a list',
  website: 'https://planted-website.example/',
  laterValue: 'planted value that came later',
  givenByAdmin: 'planted plan by an admin',
  firstPicture: 'https://pictures.example/planted-first.png',
  usernameOne: 'planted-one',
  usernameTwo: 'planted-two',
  usernameThree: 'planted-three',
  tinySubject: 'planted-tiny-subject',
  tinyName: 'Planted Tinyname',
  tinyEmail: 'planted-tiny@mail.example',
  tinyPicture: 'https://pictures.example/planted-tiny.png',
  tinyUserName: 'planted-tiny-login',
  githubSubject: 'planted-github-subject',
  githubName: 'Planted Hubname',
  githubLogin: 'planted-github-login',
  githubEmail: 'planted-hub@mail.example',
  githubPicture: 'https://pictures.example/planted-hub.png',
  totpName: 'Planted authenticator',
  unfinishedTotpName: 'Planted unfinished authenticator',
  phoneFactorName: 'Planted mobile',
  passkeyName: 'Planted passkey',
  firstAgent: 'PlantedBrowser/1 (first)',
  secondAgent: 'PlantedBrowser/2 (second)',
  firstAddress: '203.0.113.77',
  secondAddress: '198.51.100.78',
  wayFromSignUp: 'planted-way-from-sign-up',
  wayFromRecovery: 'planted-way-from-recovery',
  wayFromLinking: 'planted-way-from-linking',
  bio: 'planted bio of a member',
  location: 'planted town by the sea',
  ownUserName: 'planted_login_of_their_own',
  ownPicture: 'https://pictures.example/planted-own.png',
  listedKey: 'planted_key_within',
  adminKey: 'planted_key_by_an_admin',
  tinyWebsite: 'https://planted-tiny-website.example/',
  thirdAgent: 'PlantedBrowser/3 (third)',
  thirdAddress: '198.51.100.99',
  wayFromEmailChange: 'planted-way-from-email-change',
  wayFromMagicLink: 'planted-way-from-magic-link',
} as const

/** And of those who are known by a wallet. */
export const keptOfWallets = {
  statement: 'Planted statement of a wallet',
  solanaStatement: 'Planted statement of another wallet',
  walletAgent: 'PlantedWallet/3',
  walletAddress: '192.0.2.79',
} as const

/** What is sent to us and never kept as it is. */
export const neverKept = {
  password: 'planted password the first',
  newPassword: 'planted password the second',
  wrongPassword: 'planted password that is wrong',
  mistypedEmail: 'planted-mistyped@mail.example',
  unknownPhone: '15550100244',
  captcha: 'planted-captcha-answer',
  comment: 'planted comment within a picture',
  fileName: 'planted-file-name.png',
} as const

/** A member who leaves something personal wherever we take anything, and two who are known by wallets alone; all through the public port. */
export const plantLives = async ({ world, tiny, identity, publicUrl }: WorldBehindEdge) => {
  const collected = collectSecrets()
  const clientAt = (userAgent: string, address: string) => {
    const fetchHere = collected.fetchFrom({ 'user-agent': userAgent, 'x-forwarded-for': address })
    const memory = new Map<string, string>()
    const client = new AuthClient({
      url: `${publicUrl}/auth/v1`,
      flowType: 'pkce',
      autoRefreshToken: false,
      detectSessionInUrl: false,
      fetch: fetchHere,
      storage: {
        getItem: (key) => memory.get(key) ?? null,
        setItem: (key, value) => void memory.set(key, value),
        removeItem: (key) => void memory.delete(key),
      },
    })
    return { client, fetchHere }
  }
  const browser = openBrowser({ publicUrl, commandUrl: publicUrl })
  const visit = async (address: string) => {
    collected.collectAddress(address)
    const page = await browser.visit(address)
    collected.collectAddress(page.href)
    return page
  }
  const mailTo = async (recipient: string, template: string): Promise<{ code: string; link: string }> => {
    const mail: { payload: { code?: string; link?: string } } = await identity('identity.outbox')
      .where({ recipient, template })
      .orderBy('created_at', 'desc')
      .first()
    const { code = '', link = publicUrl } = mail.payload
    collected.collect({ code })
    collected.collectAddress(link)
    return { code, link }
  }
  const well = <Answer extends { readonly error: unknown }>(answer: Answer): Answer => {
    expect(answer.error).toBeNull()
    return answer
  }

  /** For those who count mails to an address. */
  const aMinutePasses = () => identity('identity.rate_limits').where('key', 'like', 'mail to %').delete()

  const { client, fetchHere } = clientAt(kept.firstAgent, kept.firstAddress)
  const other = clientAt(kept.secondAgent, kept.secondAddress)

  // Sign-up, and all that is said of oneself.
  const data = {
    name: kept.name,
    full_name: kept.fullName,
    avatar_url: kept.firstPicture,
    [kept.metadataKey]: kept.metadataValue,
    within: { deeper: kept.nestedValue, list: [kept.listedValue, { [kept.listedKey]: true }] },
    bio: kept.bio,
    location: kept.location,
    user_name: kept.ownUserName,
    picture: kept.ownPicture,
    website: kept.website,
  }
  const emailRedirectTo = `${publicUrl}/confirm?${kept.wayFromSignUp}`
  well(
    await client.signUp({
      email: kept.firstEmail,
      password: neverKept.password,
      options: { data, emailRedirectTo, captchaToken: neverKept.captcha },
    }),
  )
  const { code } = await mailTo(kept.firstEmail, 'confirmation')
  const confirmed = well(await client.verifyOtp({ email: kept.firstEmail, token: code, type: 'email' }))
  const memberId = confirmed.data.user?.id ?? ''
  const bearer = async () => `Bearer ${(await client.getSession()).data.session?.access_token ?? ''}`
  await client.refreshSession()

  // Who mistypes, and who forgot.
  await other.client.signInWithPassword({ email: kept.firstEmail, password: neverKept.wrongPassword })
  await other.client.signInWithPassword({ email: neverKept.mistypedEmail, password: neverKept.wrongPassword })
  await other.client.signInWithOtp({ phone: neverKept.unknownPhone, options: { shouldCreateUser: false } })

  // Addresses, old, new and wanted.
  well(await client.updateUser({ password: neverKept.newPassword }))
  well(await client.updateUser({ phone: kept.phone }))
  const byPhone = await mailTo(kept.phone, 'one_time_code')
  well(await client.verifyOtp({ phone: kept.phone, token: byPhone.code, type: 'phone_change' }))
  well(await client.updateUser({ email: kept.secondEmail }))
  for (const email of [kept.firstEmail, kept.secondEmail]) {
    const half = await mailTo(email, 'email_change')
    well(await client.verifyOtp({ email, token: half.code, type: 'email_change' }))
  }
  // Others vouch for them.
  const link = async (provider: string, redirectTo = publicUrl) => {
    const { data: leaving } = well(
      await client.linkIdentity({ provider: provider as 'github', options: { redirectTo, skipBrowserRedirect: true } }),
    )
    return leaving.url ?? ''
  }
  tiny.saying.claims = {
    sub: kept.tinySubject,
    name: kept.tinyName,
    email: kept.tinyEmail,
    email_verified: true,
    picture: kept.tinyPicture,
    preferred_username: kept.tinyUserName,
    website: kept.tinyWebsite,
  }
  const fromTiny = await visit(await link('tiny'))
  well(await client.exchangeCodeForSession(fromTiny.searchParams.get('code') ?? ''))
  tiny.saying.claims = {
    id: kept.githubSubject,
    name: kept.githubName,
    login: kept.githubLogin,
    avatar_url: kept.githubPicture,
  }
  tiny.saying.emails = [{ email: kept.githubEmail, primary: true, verified: true }]
  const fromGitHub = await visit(await link('github'))
  well(await client.exchangeCodeForSession(fromGitHub.searchParams.get('code') ?? ''))

  // Second factors, of every kind. The session that shows the first is raised, and what others have begun ends.
  const enrolled = well(await client.mfa.enroll({ factorType: 'totp', friendlyName: kept.totpName }))
  const { secret, uri } = enrolled.data?.totp ?? { secret: '', uri: '' }
  collected.collect({ secret })
  const proof = totpCode(uri, systemClock().toMillis())
  well(await client.mfa.challengeAndVerify({ factorId: enrolled.data?.id ?? '', code: proof }))
  well(await client.mfa.enroll({ factorType: 'totp', friendlyName: kept.unfinishedTotpName }))
  const mobile = well(await client.mfa.enroll({ factorType: 'phone', friendlyName: kept.phoneFactorName, phone: kept.factorPhone }))
  well(await client.mfa.challenge({ factorId: mobile.data?.id ?? '', channel: 'sms' }))
  await mailTo(kept.factorPhone, 'one_time_code')
  well(await client.mfa.enroll({ factorType: 'webauthn', friendlyName: kept.passkeyName }))

  // What is wanted and not agreed to yet.
  await aMinutePasses()
  const wanted = { email: kept.wantedEmail, phone: kept.wantedPhone, data: { later: kept.laterValue } }
  well(await client.updateUser(wanted, { emailRedirectTo: `${publicUrl}/settings?${kept.wayFromEmailChange}` }))
  await link('tiny', `${publicUrl}/settings?${kept.wayFromLinking}`)

  const third = clientAt(kept.thirdAgent, kept.thirdAddress)
  well(await third.client.signInWithPassword({ email: kept.secondEmail, password: neverKept.newPassword }))

  // Another device, by a link; and a link that is never followed.
  well(
    await other.client.signInWithOtp({ email: kept.secondEmail, options: { emailRedirectTo: `${publicUrl}/?${kept.wayFromMagicLink}` } }),
  )
  const page = await visit((await mailTo(kept.secondEmail, 'magic_link')).link)
  well(await other.client.exchangeCodeForSession(page.searchParams.get('code') ?? ''))
  well(await other.client.resetPasswordForEmail(kept.secondEmail, { redirectTo: `${publicUrl}/update-password?${kept.wayFromRecovery}` }))
  await mailTo(kept.secondEmail, 'recovery')

  // Who runs Debut adds something.
  const serviceToken = await mintServiceToken(world.settings.SIGNING_KEYS_FILE, systemClock().toUnixInteger())
  const admin = new GoTrueAdminApi({
    url: `${publicUrl}/auth/v1`,
    headers: { Authorization: `Bearer ${serviceToken}` },
    fetch: collected.fetchFrom({}),
  })
  collected.collect({ token: serviceToken })
  well(await admin.updateUserById(memberId, { app_metadata: { plan: kept.givenByAdmin, [kept.adminKey]: true } }))

  // The member, as others see them.
  const changed = async (body: object) => {
    const headers = { authorization: await bearer(), 'content-type': 'application/json' }
    const answer = await fetchHere(`${publicUrl}/api/profile/update`, { method: 'POST', headers, body: JSON.stringify(body) })
    expect(answer.status).toBe(200)
    return ((await answer.json()) as { profile: { username: string; avatar_url: string } }).profile
  }
  expect((await changed({})).username).toBe(kept.derivedUsername)
  for (const username of [kept.usernameOne, kept.usernameTwo, kept.usernameThree])
    expect((await changed({ username })).username).toBe(username)
  const send = async (type: string, payload: unknown) => sendCommand(publicUrl, (await bearer()).slice('Bearer '.length), type, payload)
  expect((await send('ChangePreferences', { email: { ...DEFAULT_PREFERENCES.email, newsletter: true } })).status).toBe(200)
  const form = new FormData()
  form.append('file', new Blob([commentedPicture(neverKept.comment)], { type: 'image/png' }), neverKept.fileName)
  const uploaded = await fetchHere(`${publicUrl}/api/profile/avatar`, {
    method: 'POST',
    headers: { authorization: await bearer() },
    body: form,
  })
  const { avatar_url: avatar } = ((await uploaded.json()) as { profile: { avatar_url: string } }).profile

  // Members by their wallets.
  const wallets = { ethereum: ethereumWallet(), solana: solanaWallet() }
  const atWallet = () => clientAt(keptOfWallets.walletAgent, keptOfWallets.walletAddress).client
  const ethereum = well(
    await atWallet().signInWithWeb3({
      chain: 'ethereum',
      wallet: wallets.ethereum,
      statement: keptOfWallets.statement,
      options: { url: `${publicUrl}/login` },
    }),
  )
  const solana = well(
    await atWallet().signInWithWeb3({
      chain: 'solana',
      wallet: wallets.solana,
      statement: keptOfWallets.solanaStatement,
      options: { url: `${publicUrl}/login` },
    }),
  )

  return {
    memberId,
    avatar,
    send,
    bearer,
    admin,
    clientAt,
    mailTo,
    secrets: collected.secrets,
    refreshToken: (await client.getSession()).data.session?.refresh_token ?? '',
    ethereum: {
      memberId: ethereum.data.user?.id ?? '',
      token: ethereum.data.session?.access_token ?? '',
      address: wallets.ethereum.address,
    },
    solana: { memberId: solana.data.user?.id ?? '', token: solana.data.session?.access_token ?? '', address: wallets.solana.address },
  }
}

export type PlantedLives = Awaited<ReturnType<typeof plantLives>>
