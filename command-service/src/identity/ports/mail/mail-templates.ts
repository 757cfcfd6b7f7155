import type { MailTemplate } from './mail-queue.ts'
import type { Mail, Payload } from './mail.ts'

const IGNORE = 'You did not ask for this? Then do nothing: without you, nothing happens.'
const NOT_YOU = 'This was not you? Set a new password at once, and sign out everywhere in your security settings.'
/** Whoever sends it knows how long. */
const onceWithin = ({ good_for }: Payload) => (good_for === undefined ? 'It is good once.' : `It is good for ${good_for}, and once.`)

/** Whoever reads this may type the code or follow the link, whichever they have at hand. */
const proof = (label: string, { code, link }: Payload) => ({ code, action: link === undefined ? undefined : { label, href: link } })

const security = ({ site_url }: Payload) =>
  site_url === undefined ? {} : { action: { label: 'Security settings', href: new URL('/settings/security', site_url).href } }

/** A mail of each kind. */
export const mailTemplates: Readonly<Record<MailTemplate, (payload: Payload) => Mail>> = {
  confirmation: (payload) => ({
    subject: 'Confirm your email for Debut',
    heading: 'One step to the stage',
    paragraphs: [`Confirm that this address is yours, and your three votes a day are waiting. ${onceWithin(payload)}`],
    ...proof('Confirm my email', payload),
    otherwise: IGNORE,
  }),
  invite: (payload) => ({
    subject: 'You are invited to Debut',
    heading: 'You are invited',
    paragraphs: [
      `Debut is where new products meet their first voters, on a day of their own. Your account is ready: take it over with this. ${onceWithin(payload)}`,
    ],
    ...proof('Accept the invitation', payload),
    otherwise: 'You expected no invitation? Then do nothing, and the account stays empty.',
  }),
  magic_link: (payload) => ({
    subject: payload['code'] === undefined ? 'Your way in to Debut' : `${payload['code']} is your code for Debut`,
    heading: 'Your way in',
    paragraphs: [`Sign in without a password. ${onceWithin(payload)}`],
    ...proof('Sign in', payload),
    otherwise: IGNORE,
  }),
  recovery: (payload) => ({
    subject: 'Set a new password for Debut',
    heading: 'Set a new password',
    paragraphs: [`Somebody, hopefully you, wants a new password for this account. ${onceWithin(payload)}`],
    ...proof('Set a new password', payload),
    otherwise: 'You did not ask for this? Then do nothing: your password stays as it is.',
  }),
  email_change: (payload) => ({
    subject: 'Confirm your new email for Debut',
    heading: 'A new address',
    paragraphs: [
      payload['new_email'] === undefined
        ? `Your account is to move to another address. ${onceWithin(payload)}`
        : `Your account is to move to ${payload['new_email']}. ${onceWithin(payload)}`,
      'Both addresses are asked: the move is made once both have agreed.',
    ],
    ...proof('Agree to the change', payload),
    otherwise: 'You did not ask for this? Then do nothing: your address stays as it is.',
  }),
  reauthentication: (payload) => ({
    subject: payload['code'] === undefined ? 'Confirm that it is you' : `${payload['code']} confirms that it is you`,
    heading: 'Is it you?',
    paragraphs: [`A change to your account asks for this code. ${onceWithin(payload)}`],
    code: payload['code'],
    otherwise: NOT_YOU,
  }),
  password_changed: (payload) => ({
    subject: 'Your password was changed',
    heading: 'A new password is set',
    paragraphs: ['The password of your account was changed just now. Other devices are signed out.'],
    ...security(payload),
    otherwise: NOT_YOU,
  }),
  email_changed: (payload) => ({
    subject: 'Your email was changed',
    heading: 'A new address is set',
    paragraphs: [
      payload['new_email'] === undefined
        ? 'Your account has a new address. This one does not sign in any more.'
        : `Your account has moved to ${payload['new_email']}. This address does not sign in any more.`,
    ],
    ...security(payload),
    otherwise: 'This was not you? Answer this mail at once, and we look into it.',
  }),
  phone_changed: (payload) => ({
    subject: 'Your phone number was changed',
    heading: 'A new number is set',
    paragraphs: ['The phone number of your account was changed just now.'],
    ...security(payload),
    otherwise: NOT_YOU,
  }),
  identity_linked: (payload) => ({
    subject: 'A new way in was added',
    heading: 'A new way in',
    paragraphs: [`You can sign in with ${payload['provider'] ?? 'another account of yours'} from now on.`],
    ...security(payload),
    otherwise: 'This was not you? Take it away in your security settings, and set a new password.',
  }),
  identity_unlinked: (payload) => ({
    subject: 'A way in was taken away',
    heading: 'One way in less',
    paragraphs: [`Signing in with ${payload['provider'] ?? 'a linked account'} does not work any more.`],
    ...security(payload),
    otherwise: NOT_YOU,
  }),
  factor_enrolled: (payload) => ({
    subject: 'A second factor was added',
    heading: 'Your account is better locked',
    paragraphs: [`From now on, signing in can ask for ${factorOf(payload)}.`],
    ...security(payload),
    otherwise: NOT_YOU,
  }),
  recovery_codes_made: (payload) => ({
    subject: 'You have new recovery codes',
    heading: 'Ten new codes',
    paragraphs: ['Ten recovery codes were made for your account just now. Those that you had before are good no more.'],
    ...security(payload),
    otherwise: NOT_YOU,
  }),
  recovery_code_used: (payload) => ({
    subject: 'A recovery code was used',
    heading: 'One code less',
    paragraphs: [
      `Somebody, hopefully you, signed in with one of your recovery codes.${payload['left'] === undefined ? '' : ` ${leftOf(payload['left'])}`}`,
    ],
    ...security(payload),
    otherwise: NOT_YOU,
  }),
  launch_open: ({ tool, tagline, link, page }) => ({
    subject: `${tool ?? 'What you wait for'} is on stage today`,
    heading: `${tool ?? 'It'} is on stage`,
    paragraphs: [
      ...(tagline === undefined ? [] : [tagline]),
      'You asked to be told when it is live. Its day has just begun, and lasts until midnight in Los Angeles.',
      ...(page === undefined ? [] : [`Like it? It takes your vote on its page: ${page}`]),
    ],
    ...(link !== undefined && { action: { label: `See ${tool ?? 'it'}`, href: link } }),
    otherwise: 'This is the one mail that you asked for. We write no other about it.',
  }),
  factor_removed: (payload) => ({
    subject: 'A second factor was removed',
    heading: 'One lock less',
    paragraphs: [`Signing in does not ask for ${factorOf(payload)} any more.`],
    ...security(payload),
    otherwise: NOT_YOU,
  }),
}

const leftOf = (left: string): string => (left === '0' ? 'It was the last one: make new ones.' : `You have ${left} left.`)

const factorOf = ({ factor_type, friendly_name }: Payload): string => {
  const kind = factor_type === 'totp' ? 'your authenticator app' : factor_type === 'webauthn' ? 'your passkey' : 'your second factor'
  return friendly_name === undefined || friendly_name === '' ? kind : `${kind} “${friendly_name}”`
}
