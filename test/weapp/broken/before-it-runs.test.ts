import { HOME, shopPage, smallApp, twoPackages, type SmallApp } from './small-app'
import { withApp } from './with-app'

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
      wrong: 'a page without a template',
      files: smallApp({
        'app.json': JSON.stringify({ pages: [HOME, 'pages/bare/index'] }),
        'pages/bare/index.js': 'Page({})',
      }),
      says: /app\.json lists pages\/bare\/index, but pages\/bare\/index\.wxml does not exist/,
    },
    {
      wrong: 'a tab that is no page',
      files: smallApp({
        'app.json': JSON.stringify({ pages: [HOME], tabBar: { list: [{ pagePath: HOME }, { pagePath: 'ghost' }] } }),
      }),
      says: /app\.json has the tab ghost, no page of the main package/,
    },
    {
      wrong: 'a tab bar of its own that was not built',
      files: smallApp({
        'app.json': JSON.stringify({ pages: [HOME], tabBar: { custom: true, list: [{ pagePath: HOME }] } }),
      }),
      says: /app\.json has a tab bar of its own, but custom-tab-bar\/index\.js does not exist/,
    },
    {
      wrong: 'a tab in a sub-package',
      files: smallApp({
        ...shopPage,
        'app.json': JSON.stringify({
          ...twoPackages,
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
      wrong: 'a preload on a page that is none',
      files: smallApp({
        ...shopPage,
        'app.json': JSON.stringify({ ...twoPackages, preloadRule: { ghost: { packages: ['shop'] } } }),
      }),
      says: /app\.json preloads on ghost, which is no page/,
    },
    {
      wrong: 'preloads of more than 2 MB for one package',
      files: smallApp({
        ...shopPage,
        'bank/index.json': '{}',
        'bank/index.wxml': '<view>Bank</view>',
        'bank/index.js': `Page({}) // ${'x'.repeat(1.2 * 1_024 * 1_024)}`,
        'shop/map.js': `// ${'x'.repeat(1.2 * 1_024 * 1_024)}`,
        'app.json': JSON.stringify({
          pages: [HOME],
          subPackages: [...twoPackages.subPackages, { root: 'bank', pages: ['index'] }],
          preloadRule: { [HOME]: { packages: ['shop', 'bank'] } },
        }),
      }),
      says: /the pages of package "main" preload 24\d\d KB of 2048 KB/,
    },
    {
      wrong: 'a package that is named twice',
      files: smallApp({
        ...shopPage,
        'app.json': JSON.stringify({
          pages: [HOME],
          subPackages: [...twoPackages.subPackages, ...twoPackages.subPackages],
        }),
      }),
      says: /app\.json has package "shop" twice/,
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
      wrong: 'a component for every page that was not built',
      files: smallApp({ 'app.json': JSON.stringify({ pages: [HOME], usingComponents: { price: '/ui/price' } }) }),
      says: /app\.json uses the component \/ui\/price, which does not exist/,
    },
    {
      wrong: 'a component without code',
      files: smallApp({
        [`${HOME}.json`]: JSON.stringify({ usingComponents: { price: '/ui/price' } }),
        'ui/price.json': JSON.stringify({ component: true }),
        'ui/price.wxml': '<view />',
      }),
      says: /pages\/home\/index\.json uses the component \/ui\/price, which does not exist/,
    },
    {
      wrong: 'a component of a package that may not be there',
      files: smallApp({
        ...shopPage,
        [`${HOME}.json`]: JSON.stringify({ usingComponents: { price: '/shop/price' } }),
        'shop/price.json': JSON.stringify({ component: true }),
        'shop/price.wxml': '<view />',
        'shop/price.js': 'Component({})',
      }),
      says: /pages\/home\/index\.json uses the component \/shop\/price, which lies in package "shop", without a placeholder/,
    },
    {
      wrong: 'code made of text',
      files: smallApp({ 'app.js': "App({ sum: new Function('a', 'return a') })" }),
      says: /app\.js makes code of text by new Function/,
    },
    {
      wrong: 'code made of text without a word before',
      files: smallApp({ 'app.js': "App({ sum: Function('a', 'return a') })" }),
      says: /app\.js makes code of text by new Function/,
    },
    {
      wrong: 'code that is run as a text',
      files: smallApp({ 'app.js': 'App({ sum: (text) => eval(text) })' }),
      says: /app\.js makes code of text by eval/,
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
      wrong: 'modern JavaScript in the WXS of a template',
      files: smallApp({ [`${HOME}.wxml`]: '<wxs module="price">module.exports = () => 1</wxs><view class="home" />' }),
      says: /pages\/home\/index\.wxml: Unexpected token/,
    },
    {
      wrong: 'a style sheet that is not there',
      files: smallApp({ [`${HOME}.wxss`]: '@import "../../ui/colours.wxss";' }),
      says: /pages\/home\/index\.wxss imports \.\.\/\.\.\/ui\/colours\.wxss, which does not exist/,
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
