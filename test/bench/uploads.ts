import sharp from 'sharp'
import { sendFromCrowd } from '../support/server/picture-crowd'
import type { Figure } from './measuring/figure'
import { withFleet } from './measuring/with-fleet'

const PEOPLE = 40
const MAX_EXTRA_MB = 150
/** What most phones' cameras take: 12 megapixels. */
const CAMERA = { width: 4_032, height: 3_024, channels: 3 } as const

/** Noise is the hardest to pack, so that the file is as heavy as a camera's. */
const photograph = () =>
  sharp({ create: { ...CAMERA, background: 'teal', noise: { type: 'gaussian', mean: 128, sigma: 24 } } }).withMetadata({
    orientation: 6,
  })

const KINDS = {
  JPEG: () => photograph().jpeg({ quality: 80 }).toBuffer(),
  WebP: () => photograph().webp({ quality: 80, effort: 0 }).toBuffer(),
} as const

const measureKind = async (kind: keyof typeof KINDS): Promise<readonly Figure[]> => {
  const bytes = await KINDS[kind]()
  return withFleet(1, async (fleet, database) => {
    const [member] = fleet.members
    const startedMs = performance.now()
    const { statuses, extraMb } = await sendFromCrowd({
      origin: member.origin,
      pid: member.pid,
      database,
      bytes,
      people: PEOPLE,
    })
    const refused = statuses.filter((status) => status !== 200).length
    if (refused > 0) throw new Error(`${refused} of ${PEOPLE} photographs were refused.`)
    return [
      {
        name: `${PEOPLE} photographs (${kind}, ${(bytes.length / 1e6).toFixed(1)} MB) at once, extra memory, MB`,
        measured: extraMb,
        budget: { atMost: MAX_EXTRA_MB },
      },
      {
        name: `${PEOPLE} photographs (${kind}) at once, until the last is kept, ms`,
        measured: Math.round(performance.now() - startedMs),
      },
    ]
  })
}

/** Measures the memory of a server that forty phones send a photograph to at once, and how long until the last is kept. */
export const measureUploads = async (): Promise<readonly Figure[]> => [
  ...(await measureKind('JPEG')),
  ...(await measureKind('WebP')),
]
