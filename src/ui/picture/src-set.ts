const WIDTHS = [375, 750, 1_125]
/** A picture that writers brought is there in three widths (docs/writing.md). */
const IN_WIDTHS = /(\/static\/content\/\w+\/)750\./

/** Where the browser may choose among widths of a picture: from where to take each. */
export const srcSetOf = (src: string): string | undefined =>
  IN_WIDTHS.test(src)
    ? WIDTHS.map((width) => `${src.replace(IN_WIDTHS, `$1${width}.`)} ${width}w`).join(', ')
    : undefined
