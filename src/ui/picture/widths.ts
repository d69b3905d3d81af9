const WIDTHS = [375, 750, 1_125] as const
const LARGEST = 1_125
/** A picture that writers brought is there in three widths (docs/writing.md). */
const IN_WIDTHS = /(\/static\/content\/\w+\/)750\./

/** A screen in the pixels of the designs. */
export const SCREEN_PX = 375
const PERCENT = 100
/** Wider windows than a phone's: the page is a column there, of up to twice a phone's width. */
const WIDE_WINDOW = '(min-width: 640px)'

const ofWidth = (src: string, width: number): string => src.replace(IN_WIDTHS, `$1${width}.`)

/** Where the browser may choose among widths of a picture: from where to take each. */
export const srcSetOf = (src: string): string | undefined =>
  IN_WIDTHS.test(src) ? WIDTHS.map((width) => `${ofWidth(src, width)} ${width}w`).join(', ') : undefined

/** How wide it is drawn, for the browser's choice. */
export const sizesOf = (drawnPx: number): string =>
  `${WIDE_WINDOW} ${drawnPx * 2}px, ${Math.ceil((drawnPx / SCREEN_PX) * PERCENT)}vw`

/**
 * The address of the smallest width that is sharp.
 *
 * @param pixelsAcross - what the screen has of the phone's own pixels.
 */
export const sharpOf = (src: string, drawnPx: number, pixelsAcross: number): string => {
  const needed = (drawnPx / SCREEN_PX) * pixelsAcross
  return ofWidth(src, WIDTHS.find((width) => width >= needed) ?? LARGEST)
}
