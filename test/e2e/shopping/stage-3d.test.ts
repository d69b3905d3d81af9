import { openCar, pack, sum, tab } from '../../support/browser/configurator-steps'
import { holdCalls } from '../../support/browser/held-calls'
import { expect, test } from '../../support/browser/phone'
import {
  colourAt,
  countDrawing,
  drawn,
  forgetDrawing,
  openStage,
  pinch,
  rest,
  stagePage,
} from '../../support/browser/stage-3d'
import { openPage } from '../../support/browser/storefront-steps'
import { chooseTextScale } from '../../support/browser/text-scale'

/** The front door in the side view, and the ground beside the paints. */
const DOOR = { x: 200, y: 330 }
const GROUND = { x: 20, y: 210 }

/** Beside the whole car in the side view, at the height of its doors. */
const EDGE = { x: 8, y: 330 }
const STEPS_TO_THE_CAR = 8

/** From the front, in steps of 15 degrees. */
const STEPS_TO_THE_REAR = 7

/** Each key scrolls some 40 pixels. */
const STEPS_TO_THE_DRIVER = 12

const FINGER_PX = 44
const FINGER_WINDOWS = [
  [375, 812],
  [568, 320],
  [812, 375],
] as const

/** What the stage may cost. */
const BUDGETS = { drawCalls: 12, triangles: 55_000 }

/** Frames of the browser in which the stage could draw. */
const FRAMES_AT_REST = 60

const surface = { role: 'slider', name: 'Turn the car' } as const
const BLUE = 2
const RED = 0

test.beforeEach(async ({ context }) => {
  await countDrawing(context)
})

test('a paint colours the body and leaves the ground alone', async ({ page }) => {
  await openStage(page)
  await page.getByRole('radio', { name: 'Side' }).tap()
  await rest(page)
  const blue = await colourAt(page, DOOR.x, DOOR.y)
  const groundBefore = await colourAt(page, GROUND.x, GROUND.y)
  expect(blue[BLUE], `blue door ${String(blue)}`).toBeGreaterThan((blue[RED] ?? 0) + 30)

  await page.getByRole('radio', { name: 'Dawn Copper' }).tap()
  await rest(page)
  const copper = await colourAt(page, DOOR.x, DOOR.y)
  expect(copper[RED], `copper door ${String(copper)}`).toBeGreaterThan((copper[BLUE] ?? 0) + 30)
  expect(await colourAt(page, GROUND.x, GROUND.y)).toEqual(groundBefore)
  expect(page.url()).toContain('paint=dawn-copper')
})

test('each paint is as large as a finger, also on a phone on its side', async ({ page }) => {
  await openStage(page)
  const paints = page.getByRole('radiogroup', { name: 'Paint' }).getByRole('radio')
  for (const [width, height] of FINGER_WINDOWS) {
    await page.setViewportSize({ width, height })
    const sizes = await paints.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map((box) => Math.min(box.width, box.height)),
    )
    expect(Math.min(...sizes), `in ${width} px`).toBeGreaterThanOrEqual(FINGER_PX)
  }
})

test('a frame is a dozen draw calls of some fifty thousand triangles', async ({ page }) => {
  await openStage(page)
  await forgetDrawing(page)
  await page.getByRole('radio', { name: 'Graphite' }).tap()
  await rest(page)
  const { frames, calls, triangles } = await drawn(page)
  expect(frames).toBe(1)
  expect(calls).toBeLessThanOrEqual(BUDGETS.drawCalls)
  expect(triangles).toBeLessThanOrEqual(BUDGETS.triangles)
  expect(triangles, 'the car is really drawn').toBeGreaterThan(BUDGETS.triangles / 2)
})

test('only the chosen rim is drawn', async ({ page }) => {
  await openStage(page)
  const trianglesWith = async (wheels: RegExp) => {
    await forgetDrawing(page)
    await page.getByRole('radio', { name: wheels }).tap()
    await rest(page)
    return (await drawn(page)).triangles
  }
  await page.getByRole('tab', { name: 'Wheels' }).tap()
  const aero = await trianglesWith(/Aero/)
  const turbine = await trianglesWith(/Turbine/)
  expect(aero).not.toBe(turbine)
})

test('beside a stage with room all choices are there at once', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openStage(page)
  await expect(page.getByRole('tab')).toHaveCount(0)
  for (const group of ['Views', 'Wheels', 'Interior']) {
    await expect(page.getByRole('heading', { name: group })).toBeVisible()
    await expect(page.getByRole('radiogroup', { name: group })).toBeVisible()
  }
})

test('the ring lies around the car as on a phone, in a tablet too', async ({ page }) => {
  const tablet = { width: 768, height: 1024 }
  const share = async () => {
    const [ring, view] = await Promise.all(
      ['.stage-3d__ring', '.stage-3d__view'].map((part) => page.locator(part).boundingBox()),
    )
    return (ring?.width ?? Number.NaN) / (view?.width ?? Number.NaN)
  }
  await openStage(page)
  const onPhone = await share()
  await page.setViewportSize(tablet)
  await expect.poll(async () => (await page.locator('.stage-3d__view').boundingBox())?.width).toBe(tablet.width)
  expect(await share()).toBeCloseTo(onPhone, 2)
})

test('no frame is drawn while nothing moves', async ({ page }) => {
  await openStage(page)
  await forgetDrawing(page)
  await page.evaluate(async (frames) => {
    for (let n = 0; n < frames; n += 1) await new Promise(requestAnimationFrame)
  }, FRAMES_AT_REST)
  expect(await drawn(page)).toEqual({ frames: 0, calls: 0, triangles: 0 })
})

test('the lamps, daylight and the camera change the picture', async ({ page }) => {
  await openStage(page)
  const view = page.getByRole('slider', surface)
  const pictures = [await view.screenshot()]
  for (const name of ['Lights', 'Daylight']) {
    await page.getByRole('switch', { name }).tap()
    await rest(page)
    pictures.push(await view.screenshot())
  }
  await page.getByRole('radio', { name: 'Rear' }).tap()
  await rest(page)
  pictures.push(await view.screenshot())
  const different = new Set(pictures.map((picture) => picture.toString('base64')))
  expect(different.size).toBe(pictures.length)
})

test('arrow keys turn the car and its place is told', async ({ page }) => {
  await openStage(page)
  const view = page.getByRole('slider', surface)
  await view.focus()
  const before = Number(await view.getAttribute('aria-valuenow'))
  await view.press('ArrowRight')
  await rest(page)
  expect(Number(await view.getAttribute('aria-valuenow'))).toBe((before + 15) % 360)
  await expect(view).toHaveAttribute('aria-valuetext', /^From the front right, \d+ degrees$/)
})

test('a drag across turns the car, which runs on for a moment and then stands', async ({ page }) => {
  await openStage(page)
  const view = page.getByRole('slider', surface)
  const before = await view.getAttribute('aria-valuenow')
  await page.mouse.move(280, 330)
  await page.mouse.down()
  for (let x = 280; x > 120; x -= 20) await page.mouse.move(x, 330)
  await page.mouse.up()
  await rest(page)
  expect(await view.getAttribute('aria-valuenow')).not.toBe(before)
})

test('the view that the camera comes nearest to is marked', async ({ page }) => {
  await openStage(page)
  const view = page.getByRole('slider', surface)
  await expect(page.getByRole('radio', { name: 'Front' })).toBeChecked()
  await view.focus()
  for (let step = 0; step < STEPS_TO_THE_REAR; step += 1) await view.press('ArrowLeft')
  await rest(page)
  await expect(page.getByRole('radio', { name: 'Rear' })).toBeChecked()
  await page.getByRole('button', { name: 'Reset' }).tap()
  await rest(page)
  await expect(page.getByRole('radio', { name: 'Front' })).toBeChecked()
})

test('two fingers, the wheel and the keys bring the car nearer and further away', async ({ page }) => {
  await openStage(page)
  await page.getByRole('radio', { name: 'Side' }).tap()
  await rest(page)
  const atTheEdge = () => colourAt(page, EDGE.x, EDGE.y)
  const ground = await atTheEdge()
  await pinch(page, { at: { x: 188, y: 330 }, fromPx: 60, toPx: 150 })
  await rest(page)
  expect(await atTheEdge(), 'the car fills the picture').not.toEqual(ground)
  await page.mouse.move(188, 330)
  await page.mouse.wheel(0, 2_000)
  await rest(page)
  expect(await atTheEdge()).toEqual(ground)
  const view = page.getByRole('slider', surface)
  for (let step = 0; step < STEPS_TO_THE_CAR; step += 1) await view.press('+')
  await rest(page)
  expect(await atTheEdge()).not.toEqual(ground)
})

test('who asked for less motion sees the camera jump', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openStage(page)
  await forgetDrawing(page)
  await page.getByRole('radio', { name: 'Rear' }).tap()
  await rest(page)
  expect((await drawn(page)).frames).toBe(1)
})

test('a lost context is replaced, and the car stands as before', async ({ page }) => {
  await openStage(page)
  await page.getByRole('radio', { name: 'Side' }).tap()
  await rest(page)
  const before = await colourAt(page, DOOR.x, DOOR.y)
  await page.evaluate(() => window.contexts[0]?.getExtension('WEBGL_lose_context')?.loseContext())
  await expect.poll(() => page.evaluate(() => window.contexts.length)).toBe(2)
  await rest(page)
  await expect(page.getByText('One finger turns')).toBeVisible()
  expect(await colourAt(page, DOOR.x, DOOR.y)).toEqual(before)
})

test('a context that is taken away without a word is replaced at the next move', async ({ page, context }) => {
  await context.addInitScript(() => {
    const listen = HTMLCanvasElement.prototype.addEventListener
    HTMLCanvasElement.prototype.addEventListener = function hearNoLoss(this: HTMLCanvasElement, ...args: [string]) {
      if (args[0] !== 'webglcontextlost') Reflect.apply(listen, this, args)
    }
  })
  await openStage(page)
  await page.evaluate(() => window.contexts[0]?.getExtension('WEBGL_lose_context')?.loseContext())
  await page.getByRole('radio', { name: 'Side' }).tap()
  await expect.poll(() => page.evaluate(() => window.contexts.length)).toBe(2)
  await rest(page)
  await expect(page.getByText('One finger turns')).toBeVisible()
})

test('leaving the page frees the context and draws no more', async ({ page }) => {
  await page.goto('/')
  await openStage(page)
  await page.getByRole('button', { name: 'Done' }).tap()
  await expect(page).toHaveTitle('Configure')
  await expect
    .poll(() => page.evaluate(() => window.contexts.map((context) => context.isContextLost())))
    .toEqual([true])
})

test('the cabin is looked around in from its seats, by a drag and by keys, in a trim with its price', async ({
  page,
}) => {
  await openStage(page)
  await page.getByRole('radiogroup', { name: 'Views' }).getByRole('radio', { name: 'Cabin' }).tap()
  const cabin = page.getByRole('slider', { name: 'Cabin of the Vela 7, Ink' })
  const seat = (name: string) => page.getByRole('radio', { name, exact: true })
  await expect(cabin).toHaveAttribute('aria-valuetext', 'Driver')
  await seat('Passenger').tap()
  await expect(cabin).toHaveAttribute('aria-valuetext', 'Passenger')
  await expect(seat('Passenger')).toBeChecked()

  await page.mouse.move(100, 300)
  await page.mouse.down()
  for (let x = 100; x < 350; x += 10) await page.mouse.move(x, 300)
  await page.mouse.up()
  await expect(cabin).toHaveAttribute('aria-valuetext', 'Row two')
  await cabin.focus()
  for (let times = 0; times < STEPS_TO_THE_DRIVER; times += 1) await cabin.press('ArrowLeft')
  await expect(seat('Driver')).toBeChecked()

  await page.getByRole('radiogroup', { name: 'Interior' }).getByRole('radio', { name: 'Dune' }).tap()
  await expect(page.getByText('Undyed wool and semi-aniline leather · + ¥4,000.00')).toBeVisible()
  await expect(page.getByRole('slider', { name: 'Cabin of the Vela 7, Dune' })).toBeVisible()
  await expect(page.getByRole('slider', surface)).toBeHidden()
  await seat('Exterior').tap()
  await expect(page.getByRole('slider', surface)).toBeVisible()
})

test('without WebGL there are the pictures, and why', async ({ page, context }) => {
  await context.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await openPage(page, stagePage('model=vela-7&paint=pine-green'))
  await expect(page.getByRole('alert')).toContainText('This device cannot show the car in 3D.')
  await expect(page.getByRole('img', { name: 'Vela 7 in Pine Green' })).toBeVisible()
  await page.getByRole('radio', { name: 'Side' }).tap()
  await expect(page.getByRole('img', { name: 'Vela 7 in Pine Green' })).toHaveAttribute('src', /vela-7-side-pine-green/)
  await page.getByRole('tab', { name: 'Wheels' }).tap()
  await page.getByRole('radio', { name: /Turbine/ }).tap()
  await expect(page.getByRole('img', { name: 'Vela 7 in Pine Green' })).toHaveAttribute(
    'src',
    /vela-7-side-pine-green-turbine/,
  )
})

test('a canvas that gives its context only once shows the car', async ({ page, context }) => {
  await context.addInitScript(() => {
    const asked = new WeakSet<HTMLCanvasElement>()
    const ask = HTMLCanvasElement.prototype.getContext
    const askOnce = function (this: HTMLCanvasElement, ...args: Parameters<typeof ask>) {
      if (asked.has(this)) return null
      asked.add(this)
      return ask.apply(this, args)
    }
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { value: askOnce })
  })
  await openPage(page, stagePage('model=vela-7&paint=pine-green'))
  await expect(page.getByText('One finger turns')).toBeVisible()
})

test('a context that refuses what it is asked leaves the pictures, and says why', async ({ page, context }) => {
  await context.addInitScript(() => {
    WebGL2RenderingContext.prototype.getParameter = () => {
      throw new Error('refused')
    }
  })
  await openPage(page, stagePage('model=vela-7&paint=pine-green'))
  await expect(page.getByRole('alert')).toContainText('This device cannot show the car in 3D.')
  await expect(page.getByRole('img', { name: 'Vela 7 in Pine Green' })).toBeVisible()
})

test('a context that fails only while it draws leaves the pictures, and says why', async ({ page, context }) => {
  await context.addInitScript(() => {
    const ask = WebGL2RenderingContext.prototype.getProgramParameter
    // As where a phone's compiler refuses the program.
    WebGL2RenderingContext.prototype.getProgramParameter = function refuse(program, name) {
      return name === this.LINK_STATUS ? false : (ask.call(this, program, name) as unknown)
    }
  })
  await openPage(page, stagePage('model=vela-7&paint=pine-green'))
  await expect(page.getByRole('alert')).toContainText('This device cannot show the car in 3D.')
  await expect(page.getByRole('img', { name: 'Vela 7 in Pine Green' })).toBeVisible()
})

test('a model that does not load leaves the pictures and can be tried again', async ({ page }) => {
  const models = '**/static/model/*.glb'
  await page.route(models, (route) =>
    route.fulfill({ status: 200, headers: { 'cache-control': 'no-store' }, body: 'no model' }),
  )
  await openPage(page, stagePage('model=vela-9'))
  await expect(page.getByRole('alert')).toContainText('The 3D model did not load.')
  await expect(page.getByRole('img', { name: 'Vela 9 in Tide Blue' })).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('button', { name: 'Try again' }).tap()
  await expect(page.getByText('One finger turns')).toBeVisible()
})

test('a link to a car that is not known says so and leads to those that are', async ({ page }) => {
  await openPage(page, stagePage('model=vela-8'))
  await expect(page.getByText('This car is not on the stage')).toBeVisible()
  await page.getByRole('button', { name: 'Choose a car' }).tap()
  await expect(page).toHaveTitle('Buy car')
})

test('what is chosen in 3D is asked about where it must be, and nothing else is lost', async ({ page }) => {
  await openCar(page)
  await tab(page, 'Option packs').tap()
  await pack(page, 'Night pack').tap()
  await page.getByRole('button', { name: 'View in 3D' }).tap()
  await expect(page).toHaveTitle('3D view')
  await page.getByRole('radio', { name: 'Pine Green' }).tap()
  // It is told there, too, what the car costs then.
  await expect(sum(page, '265,900')).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).tap()
  await expect(page).toHaveTitle('Configure')
  const question = page.getByRole('dialog', { name: 'Pine Green does not go with the Night pack' })
  await question.getByRole('button', { name: /^Choose Pine Green/ }).tap()
  await expect(sum(page, '265,900')).toBeVisible()
})

test('a link asks ahead for the picture on the wheels that it names, and for no other from there', async ({ page }) => {
  const fronts: string[] = []
  page.on('request', (request) => {
    const file = /[^/]*-front34-[^/]*/.exec(request.url())?.[0]
    if (file !== undefined) fronts.push(file)
  })
  await openStage(page, 'model=vela-9&paint=moon-silver&wheels=aero')
  expect(new Set(fronts)).toEqual(new Set(['vela-9-front34-moon-silver-aero.webp']))
})

for (const [how, scale] of [
  ['', 1],
  [', in large type too', 1.3],
] as const) {
  test(`before its price is known the car is named, and Done stands where it stays${how}`, async ({ page }) => {
    await chooseTextScale(page, scale)
    const answer = await holdCalls(page, '**/buy/vehicle/model/detail?*')
    await openPage(page, stagePage('model=vela-7&paint=tide-blue'))
    const done = page.getByRole('button', { name: 'Done', exact: true })
    const look = page.getByText('Tide Blue, 20″ Arc 10, Ink')
    await expect(look).toBeVisible()
    /** In whole pixels. */
    const places = async () => [
      ...Object.values((await done.boundingBox()) ?? {}).map(Math.round),
      Math.round(await look.evaluate((it) => it.getBoundingClientRect().bottom)),
    ]
    const before = await places()
    const pressed = await done.elementHandle()
    answer()
    await expect(sum(page, '265,900')).toBeVisible()
    expect(await places()).toEqual(before)
    expect(await pressed?.evaluate((button) => button.isConnected), 'a tap in that moment is not lost').toBe(true)
  })
}
