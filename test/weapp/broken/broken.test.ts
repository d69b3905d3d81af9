import type Element from 'miniprogram-automator/out/Element'
import { hostExtras } from '../host/client/host-extras'
import { startHost, type StartedHost } from '../host/client/start-host'
import { until } from '../host/client/until'
import type { Problem } from '../host/realm/problems'
import { smallApp, tapApp, writeApp, type SmallApp } from './small-app'

const HOME = 'pages/home/index'

/** A sub-package beside the main package. */
const twoPackages = JSON.stringify({ pages: [HOME], subPackages: [{ root: 'shop', pages: ['index'] }] })
const shopPage: SmallApp = {
  'app.json': twoPackages,
  'shop/index.json': '{}',
  'shop/index.wxml': '<view>Shop</view>',
  'shop/index.js': 'Page({})',
}

/** Opens an app in a host of its own, and takes both away afterwards. */
async function withApp<T>(files: SmallApp, act: (host: StartedHost) => Promise<T>): Promise<T> {
  const { dist, remove } = await writeApp(files)
  try {
    const host = await startHost({ project: dist })
    try {
      return await act(host)
    } finally {
      await host.close()
    }
  } finally {
    await remove()
  }
}

/** Taps the page, and waits for what WeChat would complain of. */
const problemsAfterTap = (files: SmallApp): Promise<readonly Problem[]> =>
  withApp(files, async ({ miniProgram }) => {
    const page = await miniProgram.currentPage()
    const view = (await page?.$('.home')) as Element
    await view.tap()
    const extras = hostExtras(miniProgram)
    return until('a problem', async () => {
      const problems = await extras.takeProblems()
      return problems.length > 0 && problems
    })
  })

describe('a small mini-program', () => {
  it('opens without a complaint when nothing is wrong with it', async () => {
    const { text, problems } = await withApp(smallApp(), async ({ miniProgram }) => {
      const page = await miniProgram.currentPage()
      const view = (await page?.$('.home')) as Element
      await view.tap()
      return { text: await view.text(), problems: await hostExtras(miniProgram).takeProblems() }
    })
    expect(text).toBe('Home')
    expect(problems).toEqual([])
  })
})

describe('a broken mini-program fails in the host by the name of its file', () => {
  const cases: readonly { wrong: string; files: SmallApp; file: string; says: RegExp }[] = [
    {
      wrong: 'setData with more than 256 KB',
      files: tapApp("this.setData({ text: 'x'.repeat(300 * 1024) })"),
      file: `${HOME}.js`,
      says: /setData was given 307\d+ bytes; the limit is 262144/,
    },
    {
      wrong: 'undefined in setData',
      files: tapApp('this.setData({ text: undefined })'),
      file: `${HOME}.js`,
      says: /setData was given undefined at "text"/,
    },
    {
      wrong: 'a function in setData',
      files: tapApp('this.setData({ item: { onPick() {} } })'),
      file: `${HOME}.js`,
      says: /setData was given a function at "item.onPick"/,
    },
    {
      wrong: 'a require into a sub-package',
      files: tapApp("require('../../shop/prices.js')", { ...shopPage, 'shop/prices.js': 'module.exports = 1' }),
      file: `${HOME}.js`,
      says: /pages\/home\/index\.js requires shop\/prices\.js of sub-package "shop"/,
    },
    {
      wrong: 'a page that app.json does not list',
      files: tapApp("wx.navigateTo({ url: '/pages/ghost/index', fail() {} })"),
      file: `${HOME}.js`,
      says: /page "pages\/ghost\/index" is not in app\.json/,
    },
    {
      wrong: 'an eleventh page on the stack',
      files: tapApp(
        `const open = () => wx.navigateTo({ url: '/${HOME}', success: open, fail() {} })
         open()`,
      ),
      file: `${HOME}.js`,
      says: /opened page 11 of a stack that holds 10/,
    },
    {
      wrong: 'an event handler that the page has not',
      files: smallApp({ [`${HOME}.wxml`]: '<view class="home" bindtap="onPress">Home</view>' }),
      file: `${HOME}.js`,
      says: /has no event handler "onPress"/,
    },
    {
      wrong: 'an error that nothing catches',
      files: tapApp("throw new Error('the price is missing')"),
      file: `${HOME}.js`,
      says: /the price is missing/,
    },
    {
      wrong: 'an error in a timer',
      files: tapApp("setTimeout(() => { throw new Error('too late') }, 0)"),
      file: `${HOME}.js`,
      says: /too late/,
    },
    {
      wrong: 'a promise that is rejected and forgotten',
      files: tapApp("Promise.reject(new Error('nobody cares'))"),
      file: `${HOME}.js`,
      says: /nobody cares/,
    },
    {
      wrong: 'a call of wx that the host does not know',
      files: tapApp('wx.startSoterAuthentication({})'),
      file: 'wx',
      says: /wx\.startSoterAuthentication is not known to the host/,
    },
    {
      wrong: 'a request without an address',
      files: tapApp('wx.request({ fail() {} })'),
      file: 'wx',
      says: /request:fail parameter error: parameter\.url should be String instead of Undefined/,
    },
    {
      wrong: 'a request to an address without TLS',
      files: tapApp("wx.request({ url: 'http://shop.example.com/cars', fail() {} })"),
      file: 'wx',
      says: /request:fail http:\/\/shop\.example\.com\/cars is neither https nor on this machine/,
    },
    {
      wrong: 'an option of another type',
      files: tapApp('wx.showToast({ title: 404, fail() {} })'),
      file: 'wx',
      says: /showToast:fail parameter error: parameter\.title should be String instead of Number/,
    },
    {
      wrong: 'a payment without its signature',
      files: tapApp("wx.requestPayment({ timeStamp: '1', nonceStr: 'a', package: 'prepay_id=1', fail() {} })"),
      file: 'wx',
      says: /requestPayment:fail parameter error: parameter\.paySign should be String/,
    },
    {
      wrong: 'more than 1 MB under one key',
      files: tapApp("wx.setStorageSync('draft', 'x'.repeat(1100 * 1024))"),
      file: `${HOME}.js`,
      says: /data exceed max size of one entry, 1 MB/,
    },
    {
      wrong: 'an address that is saved as a picture',
      files: tapApp("wx.saveImageToPhotosAlbum({ filePath: 'https://shop.example.com/car.jpg' })"),
      file: 'a script',
      says: /a file of the phone is saved, not an address/,
    },
  ]

  it.each(cases)('$wrong', async ({ files, file, says }) => {
    const problems = await problemsAfterTap(files)
    expect(problems).toContainEqual(expect.objectContaining({ file, message: expect.stringMatching(says) as string }))
  })
})

describe('a mini-program that WeChat would not take is refused before it runs', () => {
  const cases: readonly { wrong: string; files: SmallApp; says: RegExp }[] = [
    {
      wrong: 'a main package over 2 MB',
      files: smallApp({ 'pages/home/map.js': `// ${'x'.repeat(2.2 * 1_024 * 1_024)}` }),
      says: /package "main" has \d+ KB of 2048 KB; its largest file is pages\/home\/map\.js/,
    },
    {
      wrong: 'a sub-package over 2 MB',
      files: smallApp({ ...shopPage, 'shop/map.js': `// ${'x'.repeat(2.2 * 1_024 * 1_024)}` }),
      says: /package "shop" has \d+ KB of 2048 KB; its largest file is shop\/map\.js/,
    },
    {
      wrong: 'a page that is listed and was not built',
      files: smallApp({ 'app.json': JSON.stringify({ pages: [HOME, 'pages/ghost/index'] }) }),
      says: /app\.json lists pages\/ghost\/index, but pages\/ghost\/index\.js does not exist/,
    },
    {
      wrong: 'a template that does not compile',
      files: smallApp({ [`${HOME}.wxml`]: '<view>{{ text </view>' }),
      says: /pages\/home\/index\.wxml:1:\d+ /,
    },
    {
      wrong: 'a tab bar of one',
      files: smallApp({ 'app.json': JSON.stringify({ pages: [HOME], tabBar: { list: [{ pagePath: HOME }] } }) }),
      says: /app\.json has a tab bar of 1/,
    },
    {
      wrong: 'a tab in a sub-package',
      files: smallApp({
        ...shopPage,
        'app.json': JSON.stringify({
          ...(JSON.parse(twoPackages) as object),
          tabBar: { list: [{ pagePath: HOME }, { pagePath: 'shop/index' }] },
        }),
      }),
      says: /app\.json has the tab shop\/index, no page of the main package/,
    },
    {
      wrong: 'a preload of a package that is none',
      files: smallApp({
        'app.json': JSON.stringify({ pages: [HOME], preloadRule: { [HOME]: { packages: ['ghost'] } } }),
      }),
      says: /app\.json preloads ghost, which is no package/,
    },
    {
      wrong: 'a package within a package',
      files: smallApp({
        ...shopPage,
        'shop/cart/index.json': '{}',
        'shop/cart/index.wxml': '<view />',
        'shop/cart/index.js': 'Page({})',
        'app.json': JSON.stringify({
          pages: [HOME],
          subPackages: [
            { root: 'shop', pages: ['index'] },
            { root: 'shop/cart', pages: ['index'] },
          ],
        }),
      }),
      says: /package "shop\/cart" lies in package "shop"/,
    },
    {
      wrong: 'a component that was not built',
      files: smallApp({ [`${HOME}.json`]: JSON.stringify({ usingComponents: { price: '/ui/price' } }) }),
      says: /pages\/home\/index\.json uses the component \/ui\/price, which does not exist/,
    },
    {
      wrong: 'code made of text',
      files: smallApp({ 'app.js': "App({ sum: new Function('a', 'return a') })" }),
      says: /app\.js makes code of text by new Function/,
    },
    {
      wrong: 'WebAssembly',
      files: smallApp({ 'app.js': 'App({ load: (bytes) => WebAssembly.instantiate(bytes) })' }),
      says: /app\.js uses WebAssembly/,
    },
    {
      wrong: 'a lookbehind, which older iPhones cannot read',
      files: smallApp({ 'app.js': 'App({ cents: /(?<=\\.)\\d+/ })' }),
      says: /app\.js has a regular expression with a lookbehind/,
    },
    {
      wrong: 'modern JavaScript in WXS',
      files: smallApp({ 'pages/home/price.wxs': 'const twice = (fen) => fen * 2' }),
      says: /pages\/home\/price\.wxs: /,
    },
    {
      wrong: 'a selector for everything',
      files: smallApp({ [`${HOME}.wxss`]: '.home * { color: red }' }),
      says: /pages\/home\/index\.wxss has the selector "\.home \*"/,
    },
    {
      wrong: 'a picture of the package in a style',
      files: smallApp({ [`${HOME}.wxss`]: '.home { background: url(../../car.png) }' }),
      says: /pages\/home\/index\.wxss draws \.\.\/\.\.\/car\.png, a file of the package/,
    },
    {
      wrong: 'a folder without a mini-program',
      files: { 'readme.txt': '' },
      says: /holds no app\.json/,
    },
  ]

  it.each(cases)('$wrong', async ({ files, says }) => {
    await expect(withApp(files, () => Promise.resolve())).rejects.toThrow(says)
  })
})
