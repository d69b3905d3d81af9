import type Element from 'miniprogram-automator/out/Element'
import { hostExtras } from '../host/client/host-extras'
import { until } from '../host/client/until'
import type { Problem } from '../host/realm/problems'
import { HOME, shopPage, smallApp, tapApp, type SmallApp } from './small-app'
import { withApp } from './with-app'

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
      wrong: 'a second page container',
      files: tapApp('this.setData({ isOpen: true })', {
        [`${HOME}.wxml`]:
          '<view class="home" bindtap="onTap">Home</view><page-container show="{{isOpen}}" /><page-container show="{{isOpen}}" />',
      }),
      file: `${HOME}.js`,
      says: /shows a second page-container/,
    },
    {
      wrong: 'a call that was kept waiting after its tap',
      files: tapApp('setTimeout(() => wx.requestSubscribeMessage({ tmplIds: [], fail() {} }), 50)'),
      file: 'wx',
      says: /can only be invoked by user TAP gesture/,
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
      wrong: 'an upload to an address without TLS',
      files: tapApp("wx.uploadFile({ url: 'http://shop.example.com', filePath: '/a', name: 'a', fail() {} })"),
      file: 'wx',
      says: /uploadFile:fail http:\/\/shop\.example\.com is neither https nor on this machine/,
    },
    {
      wrong: 'a socket without TLS',
      files: tapApp("wx.connectSocket({ url: 'ws://shop.example.com', fail() {} })"),
      file: 'wx',
      says: /connectSocket:fail ws:\/\/shop\.example\.com is neither https nor on this machine/,
    },
    {
      wrong: 'one thing where a list is asked for',
      files: tapApp("wx.previewImage({ urls: 'https://shop.example.com/car.jpg', fail() {} })"),
      file: 'wx',
      says: /previewImage:fail parameter error: parameter\.urls should be Array instead of String/,
    },
    {
      wrong: 'headers that are a text',
      files: tapApp("wx.request({ url: 'https://shop.example.com', header: 'a: b', fail() {} })"),
      file: 'wx',
      says: /request:fail parameter error: parameter\.header should be Object instead of String/,
    },
    {
      wrong: 'a key that is no text',
      files: tapApp('try { wx.setStorageSync(7, 1) } catch {}'),
      file: 'wx',
      says: /setStorageSync:fail parameter error: parameter\.key should be String instead of Number/,
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
      wrong: 'more than 1 MB under one key, whatever the app makes of the refusal',
      files: tapApp("wx.setStorage({ key: 'draft', data: 'x'.repeat(1100 * 1024), fail() {} })"),
      file: 'wx',
      says: /"draft": data exceed max size of one entry, 1 MB/,
    },
    {
      wrong: 'less than 1 MB of letters that are more of bytes',
      files: tapApp("try { wx.setStorageSync('draft', '车'.repeat(400 * 1024)) } catch {}"),
      file: 'wx',
      says: /"draft": data exceed max size of one entry, 1 MB/,
    },
    {
      wrong: 'more than 10 MB in all',
      files: tapApp(
        "try { for (let at = 0; at < 11; at += 1) wx.setStorageSync('photo-' + at, 'x'.repeat(1000 * 1024)) } catch {}",
      ),
      file: 'wx',
      says: /"photo-10": the storage limit of 10 MB is exceeded/,
    },
    {
      wrong: 'an address that is saved as a picture',
      files: tapApp("wx.saveImageToPhotosAlbum({ filePath: 'https://shop.example.com/car.jpg', fail() {} })"),
      file: 'wx',
      says: /saveImageToPhotosAlbum:fail a file of the phone is saved, not the address https:/,
    },
    {
      wrong: 'an address that is saved as a film',
      files: tapApp("wx.saveVideoToPhotosAlbum({ filePath: 'http://shop.example.com/car.mp4', fail() {} })"),
      file: 'wx',
      says: /saveVideoToPhotosAlbum:fail a file of the phone is saved, not the address http:/,
    },
    {
      wrong: 'code made of text, however it is named',
      files: tapApp("(() => {}).constructor('return 1')()"),
      file: `${HOME}.js`,
      says: /Function makes no code of text/,
    },
    {
      wrong: 'WebAssembly that is found by another name',
      files: tapApp("const wasm = globalThis['Web' + 'Assembly']; wasm.instantiate(new Uint8Array(0))"),
      file: `${HOME}.js`,
      says: /Cannot read properties of undefined \(reading 'instantiate'\)/,
    },
    {
      wrong: 'what the engine of an old phone does not know',
      files: tapApp('this.setData({ text: [1, 2].at(-1) })'),
      file: `${HOME}.js`,
      says: /\.at is not a function/,
    },
  ]

  it.each(cases)('$wrong', async ({ files, file, says }) => {
    const problems = await problemsAfterTap(files)
    expect(problems).toContainEqual(expect.objectContaining({ file, message: expect.stringMatching(says) as string }))
  })
})
