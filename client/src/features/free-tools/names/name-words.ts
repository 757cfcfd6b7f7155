export const tones = ['plain', 'playful', 'technical', 'elegant'] as const
export type Tone = (typeof tones)[number]

type Words = readonly [string, ...string[]]

interface ToneWords {
  readonly prefixes: Words
  /** For words that end with a consonant, and for those that end with a vowel. */
  readonly endings: Words
  readonly endingsOfVowels: Words
  /** What makes a compound with a word, after it. */
  readonly companions: Words
  /** Things that stand for what a product does, each with what it does. */
  readonly metaphors: readonly [readonly [string, string], ...(readonly [string, string])[]]
}

export const toneWords: Readonly<Record<Tone, ToneWords>> = {
  plain: {
    prefixes: ['good', 'true', 'open', 'first', 'clear', 'fair', 'home', 'north', 'every', 'well'],
    endings: ['ly', 'well', 'mark', 'wise', 'ful', 'er', 'ory'],
    endingsOfVowels: ['mark', 'well', 'wise', 'ly', 'line'],
    companions: ['desk', 'works', 'yard', 'lane', 'hall', 'note', 'post', 'path', 'room', 'bench', 'field', 'house', 'board', 'mile'],
    metaphors: [
      ['harbor', 'takes in what comes and keeps it safe'],
      ['compass', 'shows the way'],
      ['anchor', 'holds things in place'],
      ['lantern', 'lights the next step'],
      ['bridge', 'joins two sides'],
      ['ledger', 'keeps track'],
      ['signpost', 'points people to the right place'],
      ['workbench', 'has every tool within reach'],
      ['doorstep', 'is where things arrive'],
      ['millstone', 'turns raw stuff into something useful'],
      ['hearth', 'is where people gather'],
      ['footbridge', 'is the short way across'],
    ],
  },
  playful: {
    prefixes: ['hey', 'happy', 'super', 'jolly', 'hello', 'zippy', 'mighty', 'tiny', 'lucky', 'merry'],
    endings: ['oo', 'ster', 'kin', 'zy', 'aroo', 'ito', 'ette', 'io'],
    endingsOfVowels: ['boo', 'zoom', 'pop', 'bee', 'roo'],
    companions: [
      'monkey',
      'otter',
      'pop',
      'party',
      'buddy',
      'bee',
      'panda',
      'rocket',
      'noodle',
      'pickle',
      'puffin',
      'button',
      'bubble',
      'jam',
    ],
    metaphors: [
      ['pogo', 'jumps right over the dull part'],
      ['yoyo', 'always returns to you'],
      ['kazoo', 'makes everybody join in'],
      ['pinwheel', 'needs only a breath to start'],
      ['marble', 'rolls on by itself'],
      ['trampoline', 'takes you higher each time'],
      ['confetti', 'makes a party of it'],
      ['bumblebee', 'is busy so that you need not be'],
      ['pancake', 'flattens a tall pile'],
      ['kite', 'rises with the wind'],
      ['jellybean', 'is small, bright and gone too soon'],
      ['cartwheel', 'gets there with a flourish'],
    ],
  },
  technical: {
    prefixes: ['meta', 'omni', 'proto', 'auto', 'multi', 'poly', 'neo', 'tele', 'inter', 'macro'],
    endings: ['base', 'ops', 'kit', 'ware', 'ix', 'on', 'grid', 'sync', 'scale'],
    endingsOfVowels: ['base', 'grid', 'lab', 'sync', 'stack', 'kit', 'node', 'dex'],
    companions: [
      'stack',
      'forge',
      'graph',
      'loop',
      'layer',
      'signal',
      'engine',
      'vector',
      'cache',
      'relay',
      'kernel',
      'matrix',
      'pixel',
      'circuit',
    ],
    metaphors: [
      ['relay', 'passes things on without a pause'],
      ['prism', 'splits a beam into its parts'],
      ['vector', 'has a direction and goes there'],
      ['beacon', 'is seen from far off'],
      ['gyro', 'keeps its balance'],
      ['turbine', 'turns a stream into power'],
      ['lattice', 'holds a lot with little'],
      ['quasar', 'outshines whole galaxies'],
      ['sextant', 'finds where you are'],
      ['photon', 'is as fast as it gets'],
      ['orbit', 'comes round on schedule'],
      ['cipher', 'keeps what is yours to yourself'],
    ],
  },
  elegant: {
    prefixes: ['belle', 'ever', 'lumi', 'aure', 'vela', 'sera', 'noble', 'silver', 'fine', 'alta'],
    endings: ['ara', 'elle', 'ora', 'ium', 'ova', 'isse', 'ine', 'aria', 'oire'],
    endingsOfVowels: ['lune', 'ria', 'nelle', 'vane', 'vale', 'mere'],
    companions: [
      'meadow',
      'atelier',
      'vale',
      'grove',
      'lumen',
      'crest',
      'haven',
      'maison',
      'velvet',
      'opal',
      'linen',
      'willow',
      'pearl',
      'salon',
    ],
    metaphors: [
      ['aurora', 'is light that people stop to watch'],
      ['sonata', 'has each part in its place'],
      ['solstice', 'marks a turning point'],
      ['marquise', 'is cut to catch the light'],
      ['zephyr', 'moves things gently'],
      ['reverie', 'leaves room to think'],
      ['pavilion', 'gives a good thing a fine roof'],
      ['cadence', 'gives the day its rhythm'],
      ['filigree', 'is fine work, down to the wire'],
      ['meridian', 'is the line others measure by'],
      ['opaline', 'shines in more than one colour'],
      ['serenade', 'wins people over'],
    ],
  },
}

interface Topic {
  /** Words that people type. */
  readonly typed: readonly string[]
  /** Words that the same world has, and that make better names. */
  readonly related: readonly string[]
}

/** Small on purpose: a word that no topic knows still makes names by itself. */
export const topics: readonly Topic[] = [
  { typed: ['train', 'rail', 'railway', 'station', 'metro'], related: ['rail', 'track', 'platform', 'carriage', 'whistle'] },
  {
    typed: ['travel', 'trip', 'journey', 'holiday', 'vacation', 'flight', 'hotel', 'tour'],
    related: ['atlas', 'voyage', 'detour', 'passport', 'mile'],
  },
  { typed: ['night', 'sleep', 'dream', 'evening', 'bed'], related: ['moon', 'midnight', 'pillow', 'dusk', 'star'] },
  { typed: ['day', 'morning', 'sun', 'light'], related: ['dawn', 'noon', 'sunbeam', 'glow', 'daylight'] },
  {
    typed: ['money', 'bank', 'finance', 'budget', 'invoice', 'payment', 'pay', 'tax', 'accounting', 'price'],
    related: ['coin', 'mint', 'ledger', 'tally', 'purse'],
  },
  { typed: ['invest', 'stock', 'trade', 'trading', 'crypto', 'market'], related: ['bull', 'yield', 'ticker', 'harvest', 'crest'] },
  { typed: ['mail', 'email', 'inbox', 'newsletter', 'post'], related: ['pigeon', 'envelope', 'stamp', 'courier', 'inkwell'] },
  {
    typed: ['chat', 'message', 'talk', 'meeting', 'call', 'conversation', 'voice'],
    related: ['echo', 'parley', 'chime', 'murmur', 'banter'],
  },
  {
    typed: ['write', 'writing', 'text', 'blog', 'book', 'note', 'read', 'story', 'docs'],
    related: ['ink', 'quill', 'chapter', 'margin', 'page'],
  },
  {
    typed: ['code', 'developer', 'software', 'program', 'app', 'api', 'deploy', 'git'],
    related: ['branch', 'commit', 'byte', 'script', 'compile'],
  },
  {
    typed: ['data', 'database', 'analytics', 'chart', 'metric', 'report', 'statistic'],
    related: ['figure', 'plot', 'gauge', 'sample', 'table'],
  },
  { typed: ['ai', 'robot', 'agent', 'bot', 'machine', 'automation', 'automate'], related: ['spark', 'mind', 'gear', 'synapse', 'pilot'] },
  { typed: ['cloud', 'server', 'host', 'hosting', 'storage', 'backup'], related: ['nimbus', 'vault', 'stratus', 'harbor', 'attic'] },
  { typed: ['security', 'secure', 'privacy', 'password', 'safe', 'protect'], related: ['lock', 'keep', 'moat', 'shield', 'sentry'] },
  { typed: ['food', 'cook', 'recipe', 'kitchen', 'meal', 'restaurant', 'eat'], related: ['ladle', 'pantry', 'thyme', 'spoon', 'butter'] },
  { typed: ['coffee', 'tea', 'drink', 'cafe', 'wine', 'beer'], related: ['roast', 'brew', 'mocha', 'kettle', 'barista'] },
  { typed: ['health', 'doctor', 'medicine', 'care', 'therapy', 'mental'], related: ['pulse', 'remedy', 'balm', 'vita', 'nurture'] },
  { typed: ['fitness', 'gym', 'run', 'running', 'sport', 'workout', 'yoga'], related: ['stride', 'sprint', 'tempo', 'lap', 'muscle'] },
  {
    typed: ['learn', 'school', 'study', 'education', 'course', 'teach', 'student', 'language'],
    related: ['lesson', 'chalk', 'scholar', 'primer', 'tutor'],
  },
  { typed: ['music', 'song', 'audio', 'sound', 'podcast', 'radio'], related: ['chord', 'tempo', 'octave', 'vinyl', 'melody'] },
  { typed: ['photo', 'picture', 'camera', 'image', 'video', 'film'], related: ['lens', 'focus', 'shutter', 'reel', 'aperture'] },
  {
    typed: ['design', 'art', 'draw', 'drawing', 'paint', 'colour', 'color', 'logo'],
    related: ['canvas', 'palette', 'hue', 'easel', 'studio'],
  },
  { typed: ['home', 'house', 'rent', 'flat', 'apartment', 'property', 'furniture'], related: ['nest', 'roof', 'porch', 'hearth', 'gable'] },
  { typed: ['garden', 'plant', 'farm', 'flower', 'nature', 'green'], related: ['sprout', 'moss', 'fern', 'bloom', 'trellis'] },
  { typed: ['animal', 'pet', 'dog', 'cat', 'horse'], related: ['paw', 'whisker', 'burrow', 'biscuit', 'collar'] },
  {
    typed: ['team', 'work', 'office', 'project', 'task', 'todo', 'plan', 'planner', 'job', 'hire'],
    related: ['crew', 'sprint', 'relay', 'roster', 'checklist'],
  },
  { typed: ['time', 'calendar', 'clock', 'schedule', 'appointment', 'booking'], related: ['tick', 'hour', 'almanac', 'tempo', 'season'] },
  {
    typed: ['shop', 'store', 'sell', 'buy', 'product', 'retail', 'commerce', 'fashion', 'clothes'],
    related: ['bazaar', 'basket', 'parcel', 'counter', 'merchant'],
  },
  { typed: ['game', 'play', 'puzzle', 'toy', 'kid', 'child', 'children'], related: ['arcade', 'dice', 'level', 'token', 'joker'] },
  {
    typed: ['friend', 'community', 'social', 'people', 'dating', 'family', 'love'],
    related: ['circle', 'kin', 'gather', 'campfire', 'village'],
  },
  { typed: ['car', 'bike', 'drive', 'taxi', 'delivery', 'transport', 'vehicle'], related: ['wheel', 'axle', 'route', 'pedal', 'cargo'] },
  { typed: ['energy', 'climate', 'solar', 'power', 'electric', 'battery'], related: ['volt', 'watt', 'current', 'ember', 'breeze'] },
  { typed: ['water', 'sea', 'ocean', 'boat', 'ship', 'launch', 'startup'], related: ['tide', 'sail', 'keel', 'harbor', 'buoy'] },
  { typed: ['space', 'rocket', 'star', 'planet'], related: ['orbit', 'comet', 'nova', 'cosmos', 'apogee'] },
  { typed: ['customer', 'support', 'feedback', 'review', 'survey', 'help'], related: ['beacon', 'echo', 'guide', 'helm', 'rapport'] },
  { typed: ['marketing', 'growth', 'sales', 'brand', 'seo', 'ads', 'lead'], related: ['signal', 'ripple', 'banner', 'funnel', 'trumpet'] },
]
