// JavaScript, because Taro loads its plugins before it can read TypeScript.
const { readdirSync, readFileSync } = require('node:fs')
const path = require('node:path')
const { evaluated } = require('../evaluated')
const { isNamed } = require('./named-in-app')
const ariaComponents = require('./aria-components')

const isRelease = process.env.NODE_ENV !== 'development'

const here = (file) => path.resolve(__dirname, file)

const SOURCES = here('../../src')

/** What runs in the mini-program before the app; each file says why. */
const RUNTIMES = ['host-runtime.js', 'tab-bar-runtime.js'].map(here)

const STYLE_LIST = require.resolve('@tarojs/runtime/dist/dom/style_properties.js')

/** Where Taro lists calls of WeChat. */
const CALL_LISTS = ['@tarojs/shared/dist/native-apis.js', '@tarojs/plugin-platform-weapp/dist/runtime-utils.js'].map(
  (file) => require.resolve(file),
)

/** Parts of Taro's runtime, and the files that stand in for them; each file says why. */
const STAND_INS = {
  '@tarojs/taro$': here('taro.js'),
  [require.resolve('@tarojs/shared/dist/components.js')]: here('components-runtime.js'),
  [require.resolve('@tarojs/runtime/dist/bom/location.js')]: here('absent.js'),
  [require.resolve('@tarojs/runtime/dist/bom/history.js')]: here('absent.js'),
  [require.resolve('@tarojs/runtime/dist/bom/navigator.js')]: here('absent.js'),
  [STYLE_LIST]: here('style-properties.js'),
  [require.resolve('@tarojs/runtime/dist/dom-external/mutation-observer/index.js')]: here('absent.js'),
}

/** Templates of ours beside Taro's: what repeats a hundred times is sent as its words, and not as a tree of views. */
const TEMPLATES = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.wxml'))
  .sort()
  .map((file) => path.join(SOURCES, file))

/** How often these may stand in themselves; Taro would draw each of them on fifteen levels. */
const MOST_NESTED = { text: 6, 'catch-view': 4 }

/** Taro sets these to what WeChat would not, or does not promise. */
const KEPT = new Set(['show-bottom-progress', 'enable-poi', 'enable-building'])

/** Scripts have these words, but for something else. */
const NOT_MEANT = {
  View: ['animation'],
  Text: ['space', 'decode', 'overflow'],
  Input: ['cursor'],
  Textarea: ['cursor'],
}

const isEvent = (attribute) => attribute.startsWith('bind')

/** What React calls the event of an attribute: "bindTouchMove" is "onTouchMove", or somebody listens to "touchMove". */
const namesOf = (attribute) => {
  if (!isEvent(attribute)) return [attribute]
  const event = attribute.slice('bind'.length)
  // WeChat's word is the younger one.
  const events = event === 'LongTap' ? [event, 'LongPress'] : [event]
  return events.flatMap((name) => [name, `on${name}`])
}

/**
 * Takes out of Taro's table what no script of ours has a word for: the templates draw each view on fifteen levels with
 * every attribute of the table. While the app is worked on they stay: the next word may be written at any time.
 */
const leaveOutUnnamed = (components) => {
  for (const [name, attributes] of Object.entries(components)) {
    if (!isNamed(name)) delete components[name]
    const isAsked = (attribute) => !NOT_MEANT[name]?.includes(attribute) && namesOf(attribute).some(isNamed)
    for (const attribute of Object.keys(attributes))
      if (!KEPT.has(attribute) && !isAsked(attribute)) delete attributes[attribute]
  }
}

/** The table as the mini-program needs it, where neither events nor values are looked up. */
const withoutValues = (components) =>
  Object.fromEntries(
    Object.entries(components).map(([name, attributes]) => [
      name,
      Object.fromEntries(Object.keys(attributes).flatMap((attribute) => (isEvent(attribute) ? [] : [[attribute, '']]))),
    ]),
  )

const isKept = (name) => !isRelease || isNamed(name)

const styleProperties = () => evaluated(STYLE_LIST).values.styleProperties.filter(isKept)

/**
 * A component in lower case that none of Taro's templates draws is drawn by "tmpl_0_" and its name. The main package is
 * tight: what stands between two tags is left out. And a role has WeChat's name.
 */
const addTemplates = (template) => {
  const build = template.buildTemplate
  template.buildTemplate = (config) => {
    const all = [build(config), ...TEMPLATES.map((file) => readFileSync(file, 'utf8'))]
    return all.join('').replace(/>\s+</g, '><').replaceAll(' role=', ' aria-role=')
  }
}

/** A page is held still under what lies over it (src/platform/page-scroll): its first node says so to WeChat. */
const addStillness = (template) => {
  const build = template.buildPageTemplate
  // Taro draws the tab bar by the same template, and that is no page.
  template.buildPageTemplate = (base, page) => {
    const built = build(base, page)
    return page ? built.replace('<template ', `<page-meta page-style="{{still||''}}" />\n<template `) : built
  }
}

/**
 * Taro's mini-program templates know no `aria-*` and drop them silently: a screen reader would meet nameless views.
 * And they know much that nobody asks for here.
 *
 * @param {import('@tarojs/service').IPluginContext} context
 */
module.exports = (context) => {
  let components = {}

  context.registerMethod({
    name: 'onSetupClose',
    fn(platform) {
      const { template } = platform
      template.mergeComponents(context, ariaComponents)
      components = template.internalComponents
      if (isRelease) leaveOutUnnamed(components)
      for (const [name, most] of Object.entries(MOST_NESTED)) template.nestElements.set(name, most)
      addTemplates(template)
      addStillness(template)
      platform.runtimePath = RUNTIMES
    },
  })

  context.modifyWebpackChain(({ chain, webpack }) => {
    chain.resolve.alias.merge(STAND_INS)
    const defined = {
      TARO_COMPONENTS: JSON.stringify(withoutValues(components)),
      STYLE_PROPERTIES: JSON.stringify(styleProperties()),
    }
    chain.plugin('weapp-components').use(webpack.DefinePlugin, [defined])
    if (isRelease) {
      const lists = chain.module.rule('lists of calls').pre().test(CALL_LISTS)
      lists.use('named-calls').loader(here('named-calls.js'))
    }
  })
}
