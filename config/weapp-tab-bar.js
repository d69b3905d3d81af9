// JavaScript, because Taro loads its plugins before it can read TypeScript.
const path = require('node:path')

const RUNTIME = path.resolve(__dirname, 'weapp-tab-bar-runtime.js')

/**
 * Leaves every tab bar its own way to the view; see the runtime.
 *
 * @param {import('@tarojs/service').IPluginContext} context
 */
module.exports = (context) => {
  context.registerMethod({
    name: 'onSetupClose',
    fn(platform) {
      platform.runtimePath = [platform.runtimePath, RUNTIME].flat()
    },
  })
}
