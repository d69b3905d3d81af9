import type { Box, LoadedPicture, Pen } from '@/platform/drawing/types'
import { breakLines } from './break-lines'
import { POSTER_COLOURS } from './poster-colours'

/** The poster in px of the design, and how many pixels each has: as many as the finest screens. */
export const POSTER = { width: 290, height: 480, scale: 3 } as const

/** What a code may be drawn as: of one pixel a module it is magnified by whole pixels, or cameras see it blurred. */
export interface PosterCode {
  picture: LoadedPicture
  isOnePixelAModule: boolean
}

export interface PosterParts {
  picture: LoadedPicture
  avatar: LoadedPicture | null
  code: PosterCode
  headline: readonly string[]
  name: string
  sentence: string
}

const PICTURE_HEIGHT = 364
const MARGIN = 20
const CODE: Box = { x: 186, y: 380, width: 84, height: 84 }
const AVATAR = { x: MARGIN + 14, y: 396, radius: 14 }
const SENTENCE = { y: 422, lineHeight: 18, lines: 3, width: 154 }
const FONT = '-apple-system, "PingFang SC", "Helvetica Neue", Roboto, sans-serif'
/** The brand's mark, in a box of 24. */
const MARK = [
  [2.5, 5, 6.7, 5, 12, 15.7, 10.1, 19.5],
  [21.5, 5, 13.7, 20.5, 10.6, 20.5, 17.8, 5],
] as const

/** The part of a picture that fills a box of another shape. */
const coverOf = ({ width, height }: LoadedPicture, box: Box): Box => {
  const scale = Math.max(box.width / width, box.height / height)
  const [w, h] = [box.width / scale, box.height / scale]
  return { x: (width - w) / 2, y: (height - h) / 2, width: w, height: h }
}

const wholeOf = ({ width, height }: LoadedPicture): Box => ({ x: 0, y: 0, width, height })

const drawMark = (pen: Pen): void => {
  for (const [x, y, ...corners] of MARK) {
    pen.beginPath()
    pen.moveTo(MARGIN + x - 2, MARGIN + y)
    for (let at = 0; at < corners.length; at += 2)
      pen.lineTo(MARGIN + (corners[at] ?? 0) - 2, MARGIN + (corners[at + 1] ?? 0))
    pen.closePath()
    pen.fill()
  }
}

const drawHead = (pen: Pen, { picture, headline }: PosterParts): void => {
  const box = { x: 0, y: 0, width: POSTER.width, height: PICTURE_HEIGHT }
  pen.draw(picture, coverOf(picture, box), box)
  const veil = pen.createLinearGradient(0, 0, 0, PICTURE_HEIGHT)
  for (const [at, colour] of POSTER_COLOURS.veil) veil.addColorStop(at, colour)
  pen.fillStyle = veil
  pen.fillRect(0, 0, box.width, box.height)
  pen.fillStyle = POSTER_COLOURS.paper
  drawMark(pen)
  pen.font = `600 26px ${FONT}`
  headline.forEach((line, index) => pen.fillText(line, MARGIN, 60 + index * 32))
}

const drawAvatar = (pen: Pen, avatar: LoadedPicture): void => {
  const { x, y, radius } = AVATAR
  const box = { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 }
  pen.save()
  pen.beginPath()
  pen.arc(x, y, radius, 0, Math.PI * 2)
  pen.clip()
  pen.draw(avatar, coverOf(avatar, box), box)
  pen.restore()
}

const drawCode = (pen: Pen, { picture, isOnePixelAModule }: PosterCode): void => {
  const modulePixels = Math.floor((CODE.width * POSTER.scale) / picture.width)
  const size = isOnePixelAModule ? (modulePixels * picture.width) / POSTER.scale : CODE.width
  // On whole pixels of the canvas.
  const offset = Math.floor(((CODE.width - size) / 2) * POSTER.scale) / POSTER.scale
  pen.imageSmoothingEnabled = !isOnePixelAModule
  pen.draw(picture, wholeOf(picture), { x: CODE.x + offset, y: CODE.y + offset, width: size, height: size })
  pen.imageSmoothingEnabled = true
}

const drawFoot = (pen: Pen, { avatar, name, sentence, code }: PosterParts): void => {
  const fitsIn = (width: number) => (line: string) => pen.measureText(line).width <= width
  const nameX = avatar === null ? MARGIN : AVATAR.x + AVATAR.radius + 8
  if (avatar !== null) drawAvatar(pen, avatar)
  pen.fillStyle = POSTER_COLOURS.name
  pen.font = `600 15px ${FONT}`
  const [shortName = ''] = breakLines(name, 1, fitsIn(CODE.x - 8 - nameX))
  pen.fillText(shortName, nameX, AVATAR.y - 8)
  pen.fillStyle = POSTER_COLOURS.sentence
  pen.font = `13px ${FONT}`
  const { y, lineHeight, lines, width } = SENTENCE
  breakLines(sentence, lines, fitsIn(width)).forEach((line, index) =>
    pen.fillText(line, MARGIN, y + index * lineHeight),
  )
  drawCode(pen, code)
}

/** Draws the invitation: the car, who invites, and the code to scan. */
export const drawPoster = (pen: Pen, parts: PosterParts): void => {
  pen.setTransform(POSTER.scale, 0, 0, POSTER.scale, 0, 0)
  pen.textBaseline = 'top'
  pen.fillStyle = POSTER_COLOURS.paper
  pen.fillRect(0, 0, POSTER.width, POSTER.height)
  drawHead(pen, parts)
  drawFoot(pen, parts)
}
