import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { drawWidths } from '../../../server/pictures/draw-widths'
import { reEncode } from '../../../server/pictures/re-encode'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vela-turn-'))
})
afterEach(() => rm(folder, { recursive: true }))

const pictureOf = (width: number): Promise<Buffer> =>
  sharp({ create: { width, height: width, channels: 3, background: '#246' } })
    .jpeg()
    .toBuffer()

it('a picture of a writer waits until the one that a shopper has sent is drawn', async () => {
  const [sent, target] = [path.join(folder, 'sent.jpg'), path.join(folder, 'drawn.jpg')]
  await writeFile(sent, await pictureOf(4_000))
  const small = await pictureOf(8)
  const drawn: string[] = []
  await Promise.all([
    reEncode(sent, target, 'image/jpeg').then(() => drawn.push('sent')),
    drawWidths(small).then(() => drawn.push('written')),
  ])
  expect(drawn).toEqual(['sent', 'written'])
})
