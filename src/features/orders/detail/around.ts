/** A sentence, cut around a part of it. */
interface Cut {
  before: string
  part: string
  after: string
}

/** Cuts a sentence around a part that is to stand out; where it does not have the part, all of it stands out. */
export const around = (sentence: string, part: string): Cut => {
  const at = part === '' ? -1 : sentence.indexOf(part)
  return at < 0
    ? { before: '', part: sentence, after: '' }
    : { before: sentence.slice(0, at), part, after: sentence.slice(at + part.length) }
}
