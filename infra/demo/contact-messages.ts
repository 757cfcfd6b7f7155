import { ContactId, type ContactStatus, type Topic } from '@debut/events/support/contact-form.ts'
import type { demoMembers } from './demo-members.ts'

/** A message in the inbox of the demo world. */
export interface DemoMessage {
  readonly id: ContactId
  readonly reference: string
  readonly topic: Topic
  readonly status: ContactStatus
  readonly hoursAgo: number
  /** A member of the demo, who is answered at their own address. */
  readonly member?: (typeof demoMembers)[number]['username']
  readonly name?: string
  readonly email?: string
  readonly about?: string
  readonly message: string
  readonly answers?: readonly { readonly hoursAgo: number; readonly text: string; readonly isBounced?: true }[]
}

/** The same in each demo world, so that it can be linked to. */
const messageId = (number: number) => ContactId.parse(`01K9Z7V5C4QW8R3N4M2X00004${number}`)

export const contactMessages: readonly DemoMessage[] = [
  {
    id: messageId(1),
    reference: 'C-7KQ2-M4XP',
    topic: 'votes',
    status: 'new',
    hoursAgo: 2,
    member: 'maker',
    about: '/tool/harbor-department',
    message:
      'Hi, our points went down by 9 between yesterday evening and this morning, but the day was already closed. Is that a mistake, or were votes taken out? I’d like to tell my co-founder something better than “no idea”.',
  },
  {
    id: messageId(2),
    reference: 'C-Q8WT-3RDN',
    topic: 'launch',
    status: 'new',
    hoursAgo: 26,
    name: 'Marguerite Oyelaran',
    email: 'marguerite@papertrail.example',
    message:
      'Hello!\n\nWe’re in the waiting line for the 14th, which turns out to be a public holiday here and half the team is travelling. Two questions:\n\n1. Can we move to the 16th without going to the back of the line?\n2. If not, can a second maker run the launch from her own account?\n\nThank you,\nMarguerite',
  },
  {
    id: messageId(3),
    reference: 'C-H5VB-9JKE',
    topic: 'fault',
    status: 'new',
    hoursAgo: 53,
    name: '中村 愛子',
    email: 'aiko.nakamura@mail.example',
    about: '/submit-a-tool',
    message:
      'When I type Japanese in the description (Safari 18, iPhone), pressing Enter to confirm a word also adds a new line. It happens only on the submit page. I can send a video if that helps.',
  },
  {
    id: messageId(4),
    reference: 'C-2MXD-K6TA',
    topic: 'order',
    status: 'answered',
    hoursAgo: 71,
    name: 'Jonas',
    email: 'jonas@kleinwerk.example',
    message: 'do you send invoices with a vat number on them? accounting wants one for the sponsored newsletter issue',
    answers: [
      {
        hoursAgo: 66,
        text: 'Hi Jonas,\n\nYes. The link to your invoice is at the bottom of the receipt, and you can add the VAT number there yourself, also afterwards.\n\nBest,\nDebut',
      },
    ],
  },
  {
    id: messageId(5),
    reference: 'C-WN4R-8FYC',
    topic: 'account',
    status: 'answered',
    hoursAgo: 120,
    name: 'Tomasz W.',
    email: 'tomasz.w@oldcompany.example',
    message:
      'I left the company whose address I signed up with, and sign-in now sends the code to a mailbox I can’t open. I still have my recovery codes somewhere. Is there a way back into my account?',
    answers: [
      {
        hoursAgo: 97,
        text: 'Hi Tomasz,\n\nSign in with your password, choose “Use a recovery code”, then change your address under Settings, Security. If the codes are gone too, write to us from an address that your profile links to.',
        isBounced: true,
      },
    ],
  },
  {
    id: messageId(6),
    reference: 'C-D9GZ-5PHV',
    topic: 'security',
    status: 'closed',
    hoursAgo: 340,
    name: 'Priya',
    email: 'priya@redteam.example',
    message:
      'Badges can be put into a frame on any site. That isn’t dangerous by itself as far as I can tell, but is it on purpose? Happy to wait with my write-up.',
    answers: [
      {
        hoursAgo: 330,
        text: 'Hi Priya,\n\nThanks for looking. It’s on purpose: badges are pictures for other sites and carry no session. Nothing stands against your write-up, and we’d love to read it.',
      },
    ],
  },
  {
    id: messageId(7),
    reference: 'C-6TSE-B2QV',
    topic: 'other',
    status: 'spam',
    hoursAgo: 150,
    name: 'SEO Team',
    email: 'growth@rank-fast.example',
    message: 'Dear website owner, we can put you on the FIRST PAGE in 7 days guaranteed. Reply YES for our special price.',
  },
]
