import type Element from 'miniprogram-automator/out/Element'
import sharp from 'sharp'
import { until } from '../host/client/until'
import { openApp, type OpenedApp } from '../support/app'
import { WECHAT_CLI } from '../support/paths'

const STAGE = '/pages/customization-car/index3d?model=vela-7&paint=tide-blue'
const OPENING_LIMIT_MS = 60_000
const DRAWING_LIMIT_MS = 30_000

/** The stage between the paints and the tools, in points of a screen that has two pixels for each. */
const STAGE_AREA = { left: 0, top: 400, width: 750, height: 580 }
/** A body takes more of it. */
const BODY_SHARE = 0.06
const CHANNELS = 3
/** How much more of one light than of the other a point of the body throws back. */
const CLEARLY = 30

/** A picture of a car varies at least so much; the ground of its box is one colour. */
const VARIES = 8
const PIXEL_RATIO = 2
/** From the front, the side, the rear and at a wheel. */
const VIEWS = 5

interface Shares {
  readonly blue: number
  readonly copper: number
}

// A browser with graphics, started by the suite itself: the other suites need neither.
const describeInHost = WECHAT_CLI === undefined ? describe : describe.skip

describeInHost('the 3D page of a phone', () => {
  let app: OpenedApp
  beforeAll(async () => {
    app = await openApp({ environment: 'chromium' })
  }, OPENING_LIMIT_MS)
  afterAll(() => app.close())
  afterEach(async () => {
    expect(await app.takeComplaints()).toEqual([])
  })

  const screen = async (): Promise<Buffer> => Buffer.from(String(await app.shopper.miniProgram.screenshot()), 'base64')

  /** How much of the stage is more blue than red, and more red than blue. */
  const shares = async (): Promise<Shares> => {
    const points = await sharp(await screen())
      .extract(STAGE_AREA)
      .removeAlpha()
      .raw()
      .toBuffer()
    const counted = { blue: 0, copper: 0 }
    for (let at = 0; at < points.length; at += CHANNELS) {
      const difference = (points[at + 2] ?? 0) - (points[at] ?? 0)
      if (difference > CLEARLY) counted.blue += 1
      if (difference < -CLEARLY) counted.copper += 1
    }
    const all = points.length / CHANNELS
    return { blue: counted.blue / all, copper: counted.copper / all }
  }

  const draws = async () => {
    const { shopper } = app
    await shopper.miniProgram.reLaunch(STAGE)
    await shopper.reads('One finger turns')
    await shopper.taps('Side')
    await until('a blue car', async () => {
      const { blue, copper } = await shares()
      return blue > BODY_SHARE && copper < BODY_SHARE
    })
    await shopper.taps('Dawn Copper')
    await until('a copper car', async () => {
      const { blue, copper } = await shares()
      return copper > BODY_SHARE && blue < BODY_SHARE
    })
    await shopper.taps('Cabin')
    await shopper.reads('Picture, drag to look')
    await shopper.taps('Passenger')
    await shopper.reads('Dark wool and recycled suede · Included')
  }

  /** How much the points of a box on the screen differ. */
  const variation = async (box: Element): Promise<number> => {
    const [{ left, top }, { width, height }] = [await box.offset(), await box.size()]
    const [x, y, wide, high] = [left, top, width, height].map((px) => Math.round(Number(px) * PIXEL_RATIO))
    const area = { left: x ?? 0, top: y ?? 0, width: wide ?? 0, height: high ?? 0 }
    const { channels } = await sharp(await screen())
      .extract(area)
      .removeAlpha()
      .stats()
    return Math.max(...channels.map(({ stdev }) => stdev))
  }

  const showsPictures = async () => {
    const { shopper } = app
    await shopper.miniProgram.reLaunch(STAGE)
    await shopper.reads('Side')
    await until('a picture of each view', async () => {
      const boxes = (await (await shopper.page()).$$('.stage-panel__part--on .picture-choices__picture')) as Element[]
      const variations = await Promise.all(boxes.map(variation))
      return variations.length === VIEWS && variations.every((varies) => varies > VARIES)
    })
  }

  it('shows each view that can be chosen by its picture', showsPictures, DRAWING_LIMIT_MS)

  it('draws the car of WebGL in the paint that is chosen', draws, DRAWING_LIMIT_MS)
})
