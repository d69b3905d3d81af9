/** What somebody searches, word by word; all of them must be found. */
export interface SearchWords {
  /** Words of letters and digits, in lower case. */
  letters: readonly string[]
  /** Words of Chinese characters. */
  characters: readonly string[]
}

/** So many words of a search count. Nobody means more, and each makes the statement longer by a condition. */
const MAX_WORDS = 8

const CHARACTER = '[\\u3400-\\u9fff\\uf900-\\ufaff]'
const OF_CHARACTERS = new RegExp(CHARACTER)
const isOfCharacters = (word: string): boolean => OF_CHARACTERS.test(word)

/** Runs of Chinese characters, as the database knows them (`search_text`), and runs of other letters and digits. */
const RUNS = new RegExp(`${CHARACTER}+|(?:(?!${CHARACTER})[\\p{L}\\p{N}])+`, 'gu')

/** What compares alike, however it was typed. */
const plain = (query: string): string => query.normalize('NFKC').toLowerCase().trim()

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

const wordsOfRun = (run: string): string[] => [...segmenter.segment(run)].map(({ segment }) => segment)

/** Reads a search as it was typed. Whatever is neither letter, digit nor character parts words and is found nowhere. */
export const searchWords = (query: string): SearchWords => {
  const runs = [...plain(query).matchAll(RUNS)]
  const typed = new Set(runs.flatMap(([run]) => (isOfCharacters(run) ? wordsOfRun(run) : [run])))
  const words = [...typed].slice(0, MAX_WORDS)
  return { letters: words.filter((word) => !isOfCharacters(word)), characters: words.filter(isOfCharacters) }
}

/** Whether nothing is left to search. */
export const isNothing = ({ letters, characters }: SearchWords): boolean => letters.length + characters.length === 0

/** What is marked in what was found. */
export const marksOf = ({ letters, characters }: SearchWords): string[] => [...letters, ...characters]

/** A search with some of its words in place of others. */
export const withWords = (query: string, words: ReadonlyMap<string, string>): string =>
  plain(query).replace(RUNS, (word) => words.get(word) ?? word)
