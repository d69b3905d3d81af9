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
      wrong: 'a folder without a mini-program',
      files: { 'readme.txt': '' },
      says: /holds no app\.json/,
    },
  ]

  it.each(cases)('$wrong', async ({ files, says }) => {
    await expect(withApp(files, () => Promise.resolve())).rejects.toThrow(says)
  })
})
