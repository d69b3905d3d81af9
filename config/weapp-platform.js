// JavaScript, because Taro loads its plugins before it can read TypeScript.
const { readdirSync, readFileSync } = require('node:fs')
const path = require('node:path')
const components = require('./weapp-aria-components')

const SOURCES = path.resolve(__dirname, '../src')

/** What runs in the mini-program before the app; each file says why. */
const RUNTIMES = ['weapp-aria-runtime.js', 'weapp-tab-bar-runtime.js'].map((file) => path.resolve(__dirname, file))

/** Templates of ours beside Taro's: what repeats a hundred times is sent as its words, and not as a tree of views. */
const TEMPLATES = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.wxml'))
  .sort()
  .map((file) => path.join(SOURCES, file))

/** What no page here asks of a list that scrolls, named in its template on each of four levels. */
const UNUSED =
  / (?:refresher-two-level-[a-z-]+|refresher-ballistic-[a-z-]+|associative-container|cache-extent|min-drag-distance)="[^"]*"/g

/**
 * A component in lower case that none of Taro's templates draws is drawn by "tmpl_0_" and its name. The main package is
 * tight: what stands between two tags, and what nobody asks for, is left out.
 */
const addTemplates = (template) => {
  const build = template.buildTemplate
  template.buildTemplate = (config) => {
    const all = [build(config), ...TEMPLATES.map((file) => readFileSync(file, 'utf8'))]
    return all.join('').replace(/>\s+</g, '><').replace(UNUSED, '')
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
 * Templates and runtime must learn the attributes together, or they would number all of them differently.
 *
 * @param {import('@tarojs/service').IPluginContext} context
 */
module.exports = (context) => {
  context.registerMethod({
    name: 'onSetupClose',
    fn(platform) {
      platform.template.mergeComponents(context, components)
      addTemplates(platform.template)
      addStillness(platform.template)
      platform.runtimePath = [platform.runtimePath, RUNTIMES].flat()
    },
  })
}
