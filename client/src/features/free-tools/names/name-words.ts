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
  readonly when: readonly string[]
  /** Words that the same world has, and that make better names. */
  readonly then: readonly string[]
}

/** Small on purpose: a word that no topic knows still makes names by itself. */
export const topics: readonly Topic[] = [
  { when: ['train', 'rail', 'railway', 'station', 'metro'], then: ['rail', 'track', 'platform', 'carriage', 'whistle'] },
  {
    when: ['travel', 'trip', 'journey', 'holiday', 'vacation', 'flight', 'hotel', 'tour'],
    then: ['atlas', 'voyage', 'detour', 'passport', 'mile'],
  },
  { when: ['night', 'sleep', 'dream', 'evening', 'bed'], then: ['moon', 'midnight', 'pillow', 'dusk', 'star'] },
  { when: ['day', 'morning', 'sun', 'light'], then: ['dawn', 'noon', 'sunbeam', 'glow', 'daylight'] },
  {
    when: ['money', 'bank', 'finance', 'budget', 'invoice', 'payment', 'pay', 'tax', 'accounting', 'price'],
    then: ['coin', 'mint', 'ledger', 'tally', 'purse'],
  },
  { when: ['invest', 'stock', 'trade', 'trading', 'crypto', 'market'], then: ['bull', 'yield', 'ticker', 'harvest', 'crest'] },
  { when: ['mail', 'email', 'inbox', 'newsletter', 'post'], then: ['pigeon', 'envelope', 'stamp', 'courier', 'inkwell'] },
  { when: ['chat', 'message', 'talk', 'meeting', 'call', 'conversation', 'voice'], then: ['echo', 'parley', 'chime', 'murmur', 'banter'] },
  {
    when: ['write', 'writing', 'text', 'blog', 'book', 'note', 'read', 'story', 'docs'],
    then: ['ink', 'quill', 'chapter', 'margin', 'page'],
  },
  {
    when: ['code', 'developer', 'software', 'program', 'app', 'api', 'deploy', 'git'],
    then: ['branch', 'commit', 'byte', 'script', 'compile'],
  },
  {
    when: ['data', 'database', 'analytics', 'chart', 'metric', 'report', 'statistic'],
    then: ['figure', 'plot', 'gauge', 'sample', 'table'],
  },
  { when: ['ai', 'robot', 'agent', 'bot', 'machine', 'automation', 'automate'], then: ['spark', 'mind', 'gear', 'synapse', 'pilot'] },
  { when: ['cloud', 'server', 'host', 'hosting', 'storage', 'backup'], then: ['nimbus', 'vault', 'stratus', 'harbor', 'attic'] },
  { when: ['security', 'secure', 'privacy', 'password', 'safe', 'protect'], then: ['lock', 'keep', 'moat', 'shield', 'sentry'] },
  { when: ['food', 'cook', 'recipe', 'kitchen', 'meal', 'restaurant', 'eat'], then: ['ladle', 'pantry', 'thyme', 'spoon', 'butter'] },
  { when: ['coffee', 'tea', 'drink', 'cafe', 'wine', 'beer'], then: ['roast', 'brew', 'mocha', 'kettle', 'barista'] },
  { when: ['health', 'doctor', 'medicine', 'care', 'therapy', 'mental'], then: ['pulse', 'remedy', 'balm', 'vita', 'nurture'] },
  { when: ['fitness', 'gym', 'run', 'running', 'sport', 'workout', 'yoga'], then: ['stride', 'sprint', 'tempo', 'lap', 'muscle'] },
  {
    when: ['learn', 'school', 'study', 'education', 'course', 'teach', 'student', 'language'],
    then: ['lesson', 'chalk', 'scholar', 'primer', 'tutor'],
  },
  { when: ['music', 'song', 'audio', 'sound', 'podcast', 'radio'], then: ['chord', 'tempo', 'octave', 'vinyl', 'melody'] },
  { when: ['photo', 'picture', 'camera', 'image', 'video', 'film'], then: ['lens', 'focus', 'shutter', 'reel', 'aperture'] },
  { when: ['design', 'art', 'draw', 'drawing', 'paint', 'colour', 'color', 'logo'], then: ['canvas', 'palette', 'hue', 'easel', 'studio'] },
  { when: ['home', 'house', 'rent', 'flat', 'apartment', 'property', 'furniture'], then: ['nest', 'roof', 'porch', 'hearth', 'gable'] },
  { when: ['garden', 'plant', 'farm', 'flower', 'nature', 'green'], then: ['sprout', 'moss', 'fern', 'bloom', 'trellis'] },
  { when: ['animal', 'pet', 'dog', 'cat', 'horse'], then: ['paw', 'whisker', 'burrow', 'biscuit', 'collar'] },
  {
    when: ['team', 'work', 'office', 'project', 'task', 'todo', 'plan', 'planner', 'job', 'hire'],
    then: ['crew', 'sprint', 'relay', 'roster', 'checklist'],
  },
  { when: ['time', 'calendar', 'clock', 'schedule', 'appointment', 'booking'], then: ['tick', 'hour', 'almanac', 'tempo', 'season'] },
  {
    when: ['shop', 'store', 'sell', 'buy', 'product', 'retail', 'commerce', 'fashion', 'clothes'],
    then: ['bazaar', 'basket', 'parcel', 'counter', 'merchant'],
  },
  { when: ['game', 'play', 'puzzle', 'toy', 'kid', 'child', 'children'], then: ['arcade', 'dice', 'level', 'token', 'joker'] },
  {
    when: ['friend', 'community', 'social', 'people', 'dating', 'family', 'love'],
    then: ['circle', 'kin', 'gather', 'campfire', 'village'],
  },
  { when: ['car', 'bike', 'drive', 'taxi', 'delivery', 'transport', 'vehicle'], then: ['wheel', 'axle', 'route', 'pedal', 'cargo'] },
  { when: ['energy', 'climate', 'solar', 'power', 'electric', 'battery'], then: ['volt', 'watt', 'current', 'ember', 'breeze'] },
  { when: ['water', 'sea', 'ocean', 'boat', 'ship', 'launch', 'startup'], then: ['tide', 'sail', 'keel', 'harbor', 'buoy'] },
  { when: ['space', 'rocket', 'star', 'planet'], then: ['orbit', 'comet', 'nova', 'cosmos', 'apogee'] },
  { when: ['customer', 'support', 'feedback', 'review', 'survey', 'help'], then: ['beacon', 'echo', 'guide', 'helm', 'rapport'] },
  { when: ['marketing', 'growth', 'sales', 'brand', 'seo', 'ads', 'lead'], then: ['signal', 'ripple', 'banner', 'funnel', 'trumpet'] },
]
