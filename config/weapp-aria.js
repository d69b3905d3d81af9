// JavaScript, because Taro loads its plugins before it can read TypeScript.
const path = require('node:path')
const components = require('./weapp-aria-components')

const RUNTIME = path.resolve(__dirname, 'weapp-aria-runtime.js')

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
      platform.runtimePath = [platform.runtimePath, RUNTIME].flat()
    },
  })
}
