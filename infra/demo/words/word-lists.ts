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
