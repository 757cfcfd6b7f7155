import * as z from 'zod/mini'

export const looks = ['phone-rounded', 'phone-flat', 'desktop-rounded', 'desktop-flat', 'chat', 'payment', 'order'] as const
export type Look = (typeof looks)[number]

export const lookLabels: Readonly<Record<Look, string>> = {
  'phone-rounded': 'A phone’s lock screen, rounded',
  'phone-flat': 'A phone’s lock screen, flat',
  'desktop-rounded': 'A desktop banner, rounded',
  'desktop-flat': 'A desktop banner, flat',
  chat: 'A chat message',
  payment: 'A payment received',
  order: 'An order',
}

export const wallpapers = ['paper', 'dusk', 'sea', 'forest', 'rose', 'slate'] as const
export type Wallpaper = (typeof wallpapers)[number]

export const iconColours = ['orange', 'red', 'pink', 'violet', 'blue', 'teal', 'green', 'grey'] as const
export type IconColour = (typeof iconColours)[number]

export const MOST_NOTIFICATIONS = 6
export const LONGEST_NAME = 60
export const LONGEST_TITLE = 200
export const LONGEST_TEXT = 2_000
/** Of a small picture as base64. */
const LONGEST_PICTURE = 120_000

const typed = (most: number) => z.string().check(z.maxLength(most))

export const Notification = z.object({
  app: typed(LONGEST_NAME),
  iconKind: z.enum(['emoji', 'initial', 'picture']),
  emoji: typed(40),
  initial: typed(20),
  /** PNG as base64, made small in the browser; empty before one is chosen. */
  picture: typed(LONGEST_PICTURE),
  colour: z.enum(iconColours),
  title: typed(LONGEST_TITLE),
  text: typed(LONGEST_TEXT),
  time: typed(30),
})
export type Notification = z.infer<typeof Notification>

/** All that a picture of notifications is made from. */
export const Scene = z.object({
  look: z.enum(looks),
  theme: z.enum(['light', 'dark']),
  wallpaper: z.enum(wallpapers),
  clock: typed(12),
  date: typed(40),
  isLabelled: z.boolean(),
  notifications: z.array(Notification).check(z.minLength(1), z.maxLength(MOST_NOTIFICATIONS)),
})
export type Scene = z.infer<typeof Scene>

export const plainNotification: Notification = {
  app: '',
  iconKind: 'initial',
  emoji: '🔔',
  initial: '',
  picture: '',
  colour: 'orange',
  title: '',
  text: '',
  time: 'now',
}

const launches: Notification[] = [
  {
    ...plainNotification,
    app: 'Kiln',
    initial: 'K',
    title: 'You’re #1 today',
    text: '312 people voted for Kiln. Say thanks before the day is over.',
  },
  {
    ...plainNotification,
    app: 'Quietly',
    iconKind: 'emoji',
    emoji: '🌙',
    colour: 'violet',
    title: 'It’s your turn',
    text: 'Ada asked you for a review.',
    time: '2 min ago',
  },
]

/** What each look is filled with before its reader writes something. */
export const examples: Readonly<Record<Look, Notification[]>> = {
  'phone-rounded': launches,
  'phone-flat': launches,
  'desktop-rounded': launches,
  'desktop-flat': launches,
  chat: [
    {
      ...plainNotification,
      app: 'Ada',
      initial: 'A',
      colour: 'teal',
      text: 'The new onboarding is so much faster. Who did that?',
      time: '14:02',
    },
    { ...plainNotification, app: 'Noor', initial: 'N', colour: 'pink', text: 'The whole team 🎉', time: '14:03' },
  ],
  payment: [
    {
      ...plainNotification,
      app: 'Kiln',
      initial: 'K',
      colour: 'green',
      title: '$49.00',
      text: 'Payment received from Ada Example',
      time: 'Today, 14:02',
    },
  ],
  order: [
    {
      ...plainNotification,
      app: 'Kiln shop',
      iconKind: 'emoji',
      emoji: '📦',
      colour: 'blue',
      title: 'New order #1042',
      text: '2 × Enamel mug | $38.00\n1 × Sticker sheet | $6.00\nTotal | $44.00',
    },
  ],
}

export const firstScene: Scene = {
  look: 'phone-rounded',
  theme: 'light',
  wallpaper: 'dusk',
  clock: '10:24',
  date: 'Thursday 12 March',
  isLabelled: true,
  notifications: launches,
}

/** The same notifications in another look; examples give way to the examples of that look. */
export const withLook = (scene: Scene, look: Look): Scene => {
  const isExample = JSON.stringify(scene.notifications) === JSON.stringify(examples[scene.look])
  return { ...scene, look, notifications: isExample ? examples[look] : scene.notifications }
}

/** What the picture says, for those who don't see it. */
export const sceneLabel = ({ look, notifications }: Scene): string =>
  `${lookLabels[look]}. ${notifications
    .map(({ app, title, text, time }) => [app, title, text, time].filter((part) => part.trim() !== '').join(', '))
    .join('. ')}`
