import sharp from 'sharp'
import { until } from '../host/client/until'
import { openApp, type OpenedApp } from '../support/app'
import { WECHAT_CLI } from '../support/paths'

const STAGE = '/pages/customization-car/index3d?model=vela-7&paint=tide-blue'
const OPENING_LIMIT_MS = 60_000
const DRAWING_LIMIT_MS = 30_000

/** The front door in the side view, in points of a screen that has two pixels for each. */
const DOOR = { left: 300, top: 725, width: 16, height: 16 }

interface Colour {
  readonly red: number
  readonly blue: number
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
    expect(await app.host.takeProblems()).toEqual([])
  })

  const colourOfDoor = async (): Promise<Colour> => {
    const picture = Buffer.from(String(await app.shopper.miniProgram.screenshot()), 'base64')
    const [red = 0, , blue = 0] = await sharp(picture).extract(DOOR).resize(1, 1).raw().toBuffer()
    return { red, blue }
  }

  it(
    'draws the car of WebGL in the paint that is chosen',
    async () => {
      const { shopper } = app
      await shopper.miniProgram.reLaunch(STAGE)
      await shopper.reads('One finger turns, two zoom')
      await shopper.taps('Side')
      await until('a blue door', async () => {
        const { red, blue } = await colourOfDoor()
        return blue > red + 30
      })
      await shopper.taps('Dawn Copper')
      await until('a copper door', async () => {
        const { red, blue } = await colourOfDoor()
        return red > blue + 30
      })
    },
    DRAWING_LIMIT_MS,
  )
})
