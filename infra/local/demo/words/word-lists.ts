/** What can follow the beginning of a name in one word; all lower case. */
export const TAILS =
  `loom crate fern forge nest wright kite bloom ridge mint grove yard spark drift foundry stead lark moss cove glade trellis well press
  works hollow thread bound ward smith lane fold field stone brook vale haven craft wise kin crest peak bay pilot fox otter finch wren badger
  heron maple cedar birch willow basin meadow anchor`.split(/\s+/)

/** What can stand before the beginning of a name as a word of its own. */
export const ADJECTIVES =
  `Quiet Tiny Paper Copper Honest Velvet Early Northern Lucky Little Amber Silver Plain Gentle Second Sunday Open Bright Clever Slow Patient Brave
  Hidden Crisp Humble Midnight Morning Wild Warm Tidy Nimble Steady Curious Friendly`.split(/\s+/)

/** What can stand behind it. */
export const NOUNS =
  `Harbor Garden Room Lab Kit Club Studio Desk Engine House Lamp Bridge Corner Lane Compass Library Field Parade Society Machine Orchard Pilot
  Workshop Company Circle Station Window Market Department Bureau`.split(/\s+/)

/** Letters that make a word of a beginning. */
export const ENDINGS = ['ly', 'io', 'ery', 'ora', 'ista', 'ette', 'ify', 'able', 'wise', 'ade', 'eon', 'ula']

/** Whom it is for, by category. */
export const AUDIENCES = {
  development: ['small teams', 'solo developers', 'busy maintainers', 'platform teams', 'side projects', 'people on call', 'backend teams'],
  design: ['product teams', 'freelance designers', 'small studios', 'founders', 'agencies', 'solo makers', 'people who can’t draw'],
  marketing: ['small teams', 'creators', 'indie founders', 'agencies', 'one-person companies', 'local shops', 'busy founders'],
  business: ['freelancers', 'small studios', 'first-time founders', 'remote teams', 'family businesses', 'consultants', 'agencies'],
  'personal-life': ['busy people', 'families', 'beginners', 'couples', 'students', 'night owls', 'shared flats'],
} as const

/** What is said at the end. */
export const TWISTS = [
  'in your browser',
  'no account needed',
  'priced like a coffee',
  'open source',
  'with no set-up',
  'made in Europe',
  'offline first',
  'on any device',
  'and nothing else',
  'free for one',
  'ready in a minute',
  'ad-free for ever',
  'keyboard first',
  'private by default',
]

export const FIRST_NAMES =
  `mira tomasz jun devon priya lars nadia kofi elena mateo yuki amara soren leila hugo ingrid rafael chloe omar freya diego hana viktor zoe malik
  petra arjun sofie emeka clara dmitri lucia noah aisha felix marta kenji rosa idris anneke pablo sana otto giulia tariq maren luis ayla ivan nora
  samir bea caleb linh oscar fatima rory meera jonas thandi esme kai vera bruno imani theo paloma nils farah gus ximena erik dara milo suki`.split(
    /\s+/,
  )

export const LAST_NAMES =
  `holt kowalski tanaka rao lindqvist okafor marin vega sato mensah berg haddad keller duarte novak osei falk moreau silva petrov costa baker iyer
  nguyen weber castillo dahl amari fischer lopes brandt quinn ferrari kaya jansen ortiz lund aziz moran reyes hoffman bose ward yilmaz castro dubois
  hale park singh vogel`.split(/\s+/)

/** What people put behind or before their name. */
export const HANDLE_TAILS = ['builds', 'codes', 'makes', 'dev', 'hq', 'ships', 'writes', 'designs', 'labs', 'draws', 'io', 'tinkers']
export const HANDLE_HEADS = ['hey', 'its', 'just', 'iam', 'hello', 'code-by', 'made-by', 'the-real', 'ask', 'dr']
