import { contactCopy, contactReceipt, contactReply } from './contact-mails.ts'
import { decisionMail } from './decision-mail.ts'
import type { MailTemplate } from './mail-queue.ts'
import type { Mail, Payload } from './mail.ts'
import { makerInvitation } from './maker-invitation.ts'
import { notificationsMail } from './notifications-mail.ts'

const IGNORE = 'If you did not ask for this, you can ignore this mail.'
const NOT_YOU = 'If this was not you, set a new password at once, and sign out everywhere in your security settings.'
/** The sender fills in how long. */
const onceWithin = ({ code, link, good_for }: Payload) => {
  const proof = link === undefined ? 'The code' : code === undefined ? 'The link' : 'The code or the link'
  return `${proof} works once${good_for === undefined ? '' : `, within ${good_for}`}.`
}

/** The reader may type the code or follow the link, whichever is easier for them. */
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
      `Debut is where new products meet their first voters, on a day of their own. Your account is ready: accept the invitation to use it. ${onceWithin(payload)}`,
    ],
    ...proof('Accept the invitation', payload),
    otherwise: 'If you expected no invitation, you can ignore this mail: the account stays empty.',
  }),
  magic_link: (payload) => ({
    subject: payload['code'] === undefined ? 'Sign in to Debut' : `${payload['code']} is your code for Debut`,
    heading: 'Sign in to Debut',
    paragraphs: [`Sign in without a password. ${onceWithin(payload)}`],
    ...proof('Sign in', payload),
    otherwise: IGNORE,
  }),
  recovery: (payload) => ({
    subject: 'Set a new password for Debut',
    heading: 'Set a new password',
    paragraphs: [`Somebody, hopefully you, wants a new password for this account. ${onceWithin(payload)}`],
    ...proof('Set a new password', payload),
    otherwise: 'If you did not ask for this, you can ignore this mail: your password stays as it is.',
  }),
  email_change: (payload) => ({
    subject: 'Confirm your new email for Debut',
    heading: 'A new address',
    paragraphs: [
      payload['new_email'] === undefined
        ? `Confirm that your account moves to another address. ${onceWithin(payload)}`
        : `Confirm that your account moves to ${payload['new_email']}. ${onceWithin(payload)}`,
      'We ask both addresses: your email changes once both have agreed.',
    ],
    ...proof('Agree to the change', payload),
    otherwise: 'If you did not ask for this, you can ignore this mail: your address stays as it is.',
  }),
  reauthentication: (payload) => ({
    subject: payload['code'] === undefined ? 'Confirm that it is you' : `${payload['code']} confirms that it is you`,
    heading: 'Is it you?',
    paragraphs: [`Enter this code to go on with what you began on Debut. ${onceWithin(payload)}`],
    code: payload['code'],
    otherwise: NOT_YOU,
  }),
  sign_in: (payload) => ({
    subject: payload['code'] === undefined ? 'Finish signing in' : `${payload['code']} finishes your sign-in`,
    heading: 'Finish signing in',
    paragraphs: [
      `Your password was entered in a browser that we don’t know. Many wrong passwords have been tried for your account, so we also ask for this code. ${onceWithin(payload)}`,
    ],
    code: payload['code'],
    otherwise: 'If this was not you, somebody knows your password. Set a new one now.',
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
        ? 'Your account has a new address. You can no longer sign in with this one.'
        : `Your account has moved to ${payload['new_email']}. You can no longer sign in with this address.`,
    ],
    ...security(payload),
    otherwise: 'If this was not you, reply to this mail at once, and we will look into it.',
  }),
  phone_changed: (payload) => ({
    subject: 'Your phone number was changed',
    heading: 'A new number is set',
    paragraphs: ['The phone number of your account was changed just now.'],
    ...security(payload),
    otherwise: NOT_YOU,
  }),
  identity_linked: (payload) => ({
    subject: 'A sign-in method was added',
    heading: 'New sign-in method',
    paragraphs: [`You can sign in with ${payload['provider'] ?? 'another account of yours'} from now on.`],
    ...security(payload),
    otherwise: 'If this was not you, remove it in your security settings, and set a new password.',
  }),
  identity_unlinked: (payload) => ({
    subject: 'A sign-in method was removed from your account',
    heading: 'Sign-in method removed',
    paragraphs: [`You can no longer sign in with ${payload['provider'] ?? 'a linked account'}.`],
    ...security(payload),
    otherwise: NOT_YOU,
  }),
  factor_enrolled: (payload) => ({
    subject: 'A second factor was added',
    heading: 'Your account is safer',
    paragraphs: [`From now on, signing in can ask for ${factorOf(payload)}.`],
    ...security(payload),
    otherwise: NOT_YOU,
  }),
  recovery_codes_made: (payload) => ({
    subject: 'You have new recovery codes',
    heading: 'Ten new codes',
    paragraphs: ['Ten recovery codes were made for your account just now. Your earlier codes no longer work.'],
    ...security(payload),
    otherwise: NOT_YOU,
  }),
  recovery_code_used: (payload) => ({
    subject: 'A recovery code was used',
    heading: 'Recovery code used',
    paragraphs: [
      `Somebody, hopefully you, signed in with one of your recovery codes.${payload['left'] === undefined ? '' : ` ${leftOf(payload['left'])}`}`,
    ],
    ...security(payload),
    otherwise: NOT_YOU,
  }),
  launch_open: ({ tool, tagline, link, page }) => ({
    subject: `${tool ?? 'The launch you are waiting for'} is on stage today`,
    heading: `${tool ?? 'It'} is on stage`,
    paragraphs: [
      ...(tagline === undefined ? [] : [tagline]),
      'You asked for a mail when it goes live. Its launch day has just begun, and lasts until midnight in Los Angeles.',
      ...(page === undefined ? [] : [`Do you like it? Vote for it on its page: ${page}`]),
    ],
    ...(link !== undefined && { action: { label: `See ${tool ?? 'it'}`, href: link } }),
    otherwise: 'You asked for this mail. We will not send another one about this launch.',
  }),
  notices: notificationsMail,
  decision: decisionMail,
  contact_copy: contactCopy,
  contact_receipt: contactReceipt,
  contact_reply: contactReply,
  maker_invitation: makerInvitation,
  factor_removed: (payload) => ({
    subject: 'A second factor was removed',
    heading: 'Second factor removed',
    paragraphs: [`Signing in no longer asks for ${factorOf(payload)}.`],
    ...security(payload),
    otherwise: NOT_YOU,
  }),
}

const leftOf = (left: string): string => (left === '0' ? 'It was the last one: create new ones.' : `You have ${left} left.`)

const factorOf = ({ factor_type, friendly_name }: Payload): string => {
  const kind = factor_type === 'totp' ? 'your authenticator app' : factor_type === 'webauthn' ? 'your passkey' : 'your second factor'
  return friendly_name === undefined || friendly_name === '' ? kind : `${kind} “${friendly_name}”`
}
