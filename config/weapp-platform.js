// JavaScript, because Taro loads its plugins before it can read TypeScript.
const path = require('node:path')
const components = require('./weapp-aria-components')

/** What runs in the mini-program before the app; each file says why. */
const RUNTIMES = ['weapp-aria-runtime.js', 'weapp-tab-bar-runtime.js'].map((file) => path.resolve(__dirname, file))

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
      platform.runtimePath = [platform.runtimePath, RUNTIMES].flat()
    },
  })
}
