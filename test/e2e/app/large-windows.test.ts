import type { Locator, Page } from '@playwright/test'
import { LANGUAGE_COOKIE, type Language } from '@/language/language'
import { controlsThatCannotBeTapped, sidewaysOverflow } from '../../support/browser/page-checks'
import { expect, test } from '../../support/browser/phone'
import { openPage } from '../../support/browser/storefront-steps'
import { chooseTextScale } from '../../support/browser/text-scale'

const LARGEST_TEXT = 1.3
const SMALLEST_ON_ITS_SIDE = { width: 568, height: 320 }
const ON_THEIR_SIDE = [{ width: 812, height: 375 }, SMALLEST_ON_ITS_SIDE]
const TAB_BAR_PX = 50
/** How far to the right the car reaches in a wide poster: `$poster-nose` of src/ui/tokens.scss. */
const NOSE = { ofWidth: 0.528, ofHeight: 1.143 }
/** A tablet upright and across, and a desk. */
const TABLET = { width: 768, height: 1024 }
const LARGE = [TABLET, { width: 1024, height: 768 }, { width: 1280, height: 800 }]
/** The column of copy and buttons, in pixels of the design; one of them is this many of the window. */
const COPY_COLUMN = 480
const scaleIn = ({ width, height }: { width: number; height: number }): number =>
  Math.max(1, Math.min(width / 375, height / 812, 960 / 375))

/** A page whose picture is a stage, the picture, and its most important button. */
interface Stage {
  name: string
  route: string
  picture: (page: Page) => Locator
  action: Record<Language, string>
  /** More than fits a phone on its side: the demo's people stand over the button. */
  isLong?: boolean
}

const STAGES: readonly Stage[] = [
  {
    name: 'Buy car',
    route: 'pages/order/index',
    picture: (page) => page.locator('.poster'),
    action: { en: 'Configure', zh: '选配' },
  },
  {
    name: 'the configurator',
    route: 'pages/customization-car/index?modelId=vela-7',
    picture: (page) => page.locator('.configured-car'),
    action: { en: 'Next', zh: '下一步' },
  },
  {
    name: 'the 3D page',
    route: 'pages/customization-car/index3d?model=vela-7',
    picture: (page) => page.locator('.stage-3d__view'),
    action: { en: 'Done', zh: '完成' },
  },
  {
    name: 'the gallery',
    route: 'pages/cars-appearance/index?modelId=vela-7',
    picture: (page) => page.locator('.gallery-car'),
    action: { en: 'Configure this', zh: '选配此车' },
  },
  {
    name: 'the login',
    route: 'pages/account/login',
    picture: (page) => page.locator('.welcome__picture'),
    action: { en: 'Log in by phone', zh: '手机号登录' },
    isLong: true,
  },
]

const SEEN_ASIDE = ON_THEIR_SIDE.flatMap((window) =>
  (['en', 'zh'] as const).map((language) => [window, language] as const),
)

test.use({ graphics: 'webgl' })

const boxOf = async (one: Locator) => {
  const box = await one.boundingBox()
  if (!box) throw new Error('It is not drawn.')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

const openStage = async (page: Page, { route, action }: Stage, language: Language): Promise<Locator> => {
  await openPage(page, route)
  const button = page.getByRole('button', { name: action[language], exact: true })
  await expect(button).toBeVisible()
  return button
}

for (const stage of STAGES) {
  for (const [window, language] of SEEN_ASIDE) {
    test(`a phone on its side, ${window.width} px wide, shows ${stage.name} in two columns, nothing under a bar, also in large type (${language})`, async ({
      page,
      context,
      storefront,
    }) => {
      await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: storefront.origin }])
      await page.setViewportSize(window)
      const button = await openStage(page, stage, language)
      if (!stage.isLong) await expect(button).toBeInViewport({ ratio: 1 })
      expect((await boxOf(button)).x, 'the button is at the right').toBeGreaterThan(window.width / 2)
      expect((await boxOf(stage.picture(page))).x, 'the picture is at the left').toBe(0)
      expect(await controlsThatCannotBeTapped(page)).toEqual([])

      await chooseTextScale(page, LARGEST_TEXT)
      await page.reload()
      await expect(button).toBeVisible()
      expect(await controlsThatCannotBeTapped(page), 'in large type').toEqual([])
      expect(await sidewaysOverflow(page)).toBe(0)
    })
  }

  test(`in a large window ${stage.name} has its picture over all of the width that is its own, and every button in sight`, async ({
    page,
  }) => {
    for (const window of LARGE) {
      await page.setViewportSize(window)
      const button = await openStage(page, stage, 'en')
      const size = `${window.width} x ${window.height}`
      const column = COPY_COLUMN * scaleIn(window)
      const isAcross = window.width / window.height >= 1.5
      await expect(button, size).toBeInViewport({ ratio: 1 })
      const picture = await boxOf(stage.picture(page))
      expect(picture.x, size).toBeLessThanOrEqual(0)
      expect(picture.right, size).toBeGreaterThanOrEqual(isAcross ? window.width - column - 1 : window.width)
      const { x, right } = await boxOf(button)
      const middle = window.width / 2
      expect(x, `${size}: the button begins within the column`).toBeGreaterThanOrEqual(
        middle - (isAcross ? 0 : column / 2 + 1),
      )
      expect(right, `${size}: and ends there`).toBeLessThanOrEqual(isAcross ? window.width : middle + column / 2 + 1)
      expect(await controlsThatCannotBeTapped(page), size).toEqual([])
    }
  })
}

for (const window of [SMALLEST_ON_ITS_SIDE, { width: 667, height: 375 }, { width: 812, height: 375 }]) {
  const { width, height } = window
  test(`on a phone on its side, ${width} wide, every button of Buy car is in sight, and none over the nose of the car`, async ({
    page,
  }) => {
    await page.setViewportSize(window)
    await openPage(page, 'pages/order/index')
    await expect(page.getByRole('heading', { name: 'Vela 7' })).toBeVisible()
    const nose = { x: Math.max(width * NOSE.ofWidth, (height - TAB_BAR_PX) * NOSE.ofHeight), y: height / 2 }
    const buttons = page.getByRole('button').or(page.getByRole('link'))
    await expect(buttons).not.toHaveCount(0)
    for (const button of await buttons.all()) {
      await expect(button).toBeInViewport({ ratio: 1 })
      const { x, y, bottom } = await boxOf(button)
      const name = await button.innerText()
      expect(x > nose.x || y > nose.y || bottom < nose.y, `${name} is clear of the nose`).toBe(true)
      expect(bottom, `${name} is clear of the tab bar`).toBeLessThanOrEqual(height - TAB_BAR_PX)
    }
    for (const words of ['.headline', '.facts']) expect((await boxOf(page.locator(words))).x).toBeGreaterThan(nose.x)
  })
}

test('a page that is read keeps a column in any window', async ({ page }) => {
  for (const window of [...ON_THEIR_SIDE, ...LARGE]) {
    await page.setViewportSize(window)
    await openPage(page, 'pages/agreements/view?id=13')
    const column = page.getByRole('main')
    await expect(column).toBeVisible()
    const { x, width, right } = await boxOf(column)
    expect(width).toBeCloseTo(375 * scaleIn(window), 0)
    expect(x).toBeCloseTo(window.width - right, 0)
  }
})

test('beside the column of a large window lies the ground, and behind an open sheet nothing answers', async ({
  page,
}) => {
  await page.setViewportSize(TABLET)
  const under = (x: number): Promise<string> =>
    page.evaluate((left) => {
      const element = document.elementFromPoint(left, window.innerHeight / 2)
      return element ? `${element.className} ${getComputedStyle(element).backgroundImage}` : 'nothing'
    }, x)
  await openPage(page, 'pages/agreements/view?id=13')
  await expect(page.getByRole('main')).toBeVisible()
  expect(await under(8)).toMatch(/^taro_page.*rgb\(245, 246, 248\)/)

  await openPage(page, 'pages/customization-car/index?modelId=vela-7')
  await page.getByRole('button', { name: /^¥259,900/ }).tap()
  await expect(page.getByRole('dialog')).toBeVisible()
  for (const x of [8, TABLET.width - 8]) expect(await under(x)).toMatch(/^overlay__scrim/)
})

/** Where the car's nose is in a poster of any height: its picture covers the box, and is moved by a share and by pixels. */
const noseOf = (poster: Locator): Promise<number> =>
  poster.evaluate((picture, { ofWidth, ofHeight }) => {
    const { width, height } = picture.getBoundingClientRect()
    const pictureWidth = Math.max(width, (height * ofHeight) / ofWidth)
    const position = getComputedStyle(picture).backgroundPositionX
    const [, share = '0'] = /(-?[\d.]+)%/.exec(position) ?? []
    const [, sign = '', pixels = '0'] = /([+-]?) ?([\d.]+)px/.exec(position) ?? []
    const moved = ((width - pictureWidth) * Number(share)) / 100 + Number(`${sign}${pixels}`)
    return ofWidth * pictureWidth + moved
  }, NOSE)

const TINY = [
  { width: 480, height: 270 },
  { width: 480, height: 320 },
  { width: 534, height: 320 },
  { width: 568, height: 270 },
]

test('on the smallest phones on their side the car leaves the window, so that no word reaches over its nose', async ({
  page,
}) => {
  for (const window of TINY) {
    await page.setViewportSize(window)
    await page.goto('/')
    const words = await boxOf(page.locator('.headline'))
    const nose = await noseOf(page.locator('.poster__picture--on'))
    const size = `in ${window.width} x ${window.height} px`
    expect(words.x, size).toBeGreaterThan(nose)
    expect(nose, `${size} the nose is still there`).toBeGreaterThan(window.width / 3)
  }
})

test('on the smallest phones on their side no tool of the 3D page stands over the name of the car, also in large type', async ({
  page,
}) => {
  for (const scale of [1, LARGEST_TEXT] as const) {
    for (const window of [...TINY, { width: 560, height: 320 }]) {
      await page.setViewportSize(window)
      await openPage(page, 'pages/customization-car/index3d?model=vela-7')
      await chooseTextScale(page, scale)
      await page.reload()
      const name = page.getByRole('heading', { name: 'Vela 7', level: 1 })
      await expect(name).toBeVisible()
      const words = await name.evaluate((title) => {
        const range = document.createRange()
        range.selectNodeContents(title)
        return getComputedStyle(title).clipPath === 'none' ? range.getBoundingClientRect().right : 0
      })
      const tools = await boxOf(page.locator('.stage-tools'))
      expect(words, `in ${window.width} x ${window.height} px, type of ${scale}`).toBeLessThanOrEqual(tools.x)
    }
  }
})
