/** A sheet of the mark as a picture, which is no text: nobody has to read it, and it may be cut off anywhere. */
export const watermark = (words: string): string => {
  const line = (x: number, y: number) => `<text transform='translate(${x} ${y}) rotate(-24)'>${words}</text>`
  const frame = `xmlns='http://www.w3.org/2000/svg' width='420' height='340' fill-opacity='.12'`
  const font = `font-family='sans-serif' font-size='20' font-weight='600' letter-spacing='1.6'`
  const svg = `<svg ${frame} ${font}>${line(-10, 150)}${line(140, 320)}</svg>`
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`
}
