const listed = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Groups of consonants that English begins a syllable with. */
const ONSETS = listed(
  'b bl br c ch chr cl cr d dr dw f fl fr g gh gl gn gr h j k kh kl kn kr l m n p ph phr pl pr ps qu r rh s sc sch scr sh shr sk sl sm sn sp spl spr squ st str sw t th thr tr tw v vl w wh wr x y z zh',
)
/** And those that it ends one with. */
const CODAS = listed(
  'b bb bs c ch ck cks ct cts d dd dge ds dth f ff fs ft fts g gg gn gs gh ght ghts h k ks l lb lch ld lds lf lft lk ll lls lm lms ln lp lps ls lt lth lts lv m mb mbs mn mp mps mpt ms n nc nch nct nd nds ng ngs ngth nk nks nn ns nt nth nts nx nz p ph pp ps pt pth r rb rc rch rd rds rf rg rk rks rl rld rm rms rn rns rp rr rs rsh rst rt rth rts rv rx rz s sc sh sk sks sm sp ss st sts t tch th ths ts tt tz v w wk wks wl wn wns ws wth x xt y z zz',
)
const VOWELS = listed(
  'a ae ai ao au ay e ea eau ee eei ei eo eu ey eye i ia ie ieu io iou iu o oa oe oi oo ooey ou oui ow oy u ua ue uee ui uo uou uy y ya ye yo aya eya oya oyo ayo aye iya ea ioa uia',
)

const canMeet = (group: string): boolean =>
  ONSETS.has(group) ||
  CODAS.has(group) ||
  // A doubled consonant before another one, as in "middle" and "buckle".
  (/(?:(.)\1|ck)[lr]$/.test(group) && group.length <= 3) ||
  Array.from(group).some((_, cut) => cut > 0 && CODAS.has(group.slice(0, cut)) && ONSETS.has(group.slice(cut)))

/** Whether people can say a word that they have never seen: it is cut into consonants and vowels, and each has to be at home in English. */
export const isPronounceable = (word: string): boolean => {
  if (!/^[a-z]+$/.test(word)) return false
  // `qu` is one sound, and a `y` before a vowel begins a syllable.
  const sounds = word.replaceAll('qu', 'Q').match(/[aeiou]+y?(?![aeiou])|y(?=[aeiou])|[aeiouy]+|[^aeiouy]+/g) ?? []
  const last = sounds.length - 1
  const isVowel = (sound: string) => /[aeiouy]/.test(sound) && sound !== 'y'
  if (!sounds.some((sound, index) => isVowel(sound) || (sound === 'y' && index > 0))) return false
  return (
    sounds.every((sound, index) => {
      const group = sound.replaceAll('Q', 'qu')
      if (/^[aeiouy]+$/.test(group)) return VOWELS.has(group)
      if (index === 0) return ONSETS.has(group)
      if (index === last) return CODAS.has(group) && group.length < 5
      return group.length < 6 && canMeet(group)
    }) && isInBalance(word)
  )
}

const MOST_SYLLABLES = 5

const isInBalance = (word: string) => syllablesOf(word) <= MOST_SYLLABLES && !/(.)\1\1|^(.)\2(?!o)/.test(word)

/** How many times the voice sets in, near enough. */
export const syllablesOf = (word: string): number =>
  Math.max(1, (word.replace(/(?<![aeiouy])e$/, '').match(/[aeiouy]+/g) ?? []).length + (/[^aeiouy]le$/.test(word) ? 1 : 0))
