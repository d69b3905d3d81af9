/** Something in a file that its writer has to mend. */
export interface Fault {
  /** As its writer knows it: "articles/quiet-cabin.md". */
  file: string
  line: number
  /** What is wrong, and what to do. */
  text: string
}

/** Faults of a folder: one line each, as editors know them. */
export class FaultyWriting extends Error {
  override readonly name = 'FaultyWriting'

  constructor(readonly faults: readonly Fault[]) {
    super(faults.map(({ file, line, text }) => `${file}:${line}: ${text}`).join('\n'))
  }
}
