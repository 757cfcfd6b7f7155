/** What one route, command or topic is for, for those who program against it. */
export interface Description {
  readonly says: string
  /** What can go wrong with it, beside what can with any request. */
  readonly problems?: readonly string[]
  /** Of the fields that it takes, where what stands for their kind would not do. */
  readonly example?: Readonly<Record<string, unknown>>
  /** What it answers where that is no JSON. Null is nothing at all. */
  readonly gives?: string | null
  /** A file, as the one field of a form. */
  readonly takes?: { readonly field: string; readonly types: readonly string[]; readonly bytes: number }
}

/** Not in the public document, and why. */
export interface LeftOut {
  readonly leftOut: string
}

export type Sentence = string | Description | LeftOut

/** What a capability says of itself in the document of the API. */
export interface Sentences {
  /** Of its group in addresses, where it goes by another word than among us. */
  readonly name?: string
  readonly title: string
  readonly says: string
  /** By the names that the access table has: `GET /path`, `command <Type>`, `topic <name>`. */
  readonly of: Readonly<Record<string, Sentence>>
  /** Why all is left out that has no sentence of its own. */
  readonly rest?: LeftOut
}

export const defineSentences = <const Definition extends Sentences>(definition: Definition): Definition => definition

const isLeftOut = (sentence: Sentence): sentence is LeftOut => typeof sentence === 'object' && 'leftOut' in sentence

/** What the group of a capability is called. */
export const groupOf = ({ name, sentences }: { readonly name: string; readonly sentences?: Sentences }): string => sentences?.name ?? name

/** Whether anything of the capability is in the document. */
export const isDescribed = ({ of }: Sentences): boolean => Object.values(of).some((sentence) => !isLeftOut(sentence))

/** Undefined where it is left out, or forgotten. */
export const describedBy = ({ of }: Sentences, act: string): Description | undefined => {
  const sentence = of[act]
  if (sentence === undefined || isLeftOut(sentence)) return undefined
  return typeof sentence === 'string' ? { says: sentence } : sentence
}
