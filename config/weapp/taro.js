// Stands in for `@tarojs/taro` in the mini-program. That one asks Taro's runtime for everything it has, and all would be
// bundled: windows, addresses and histories of a browser that is not there.
'use strict'

const hooks = require('@tarojs/runtime').hooks
const taro = require('@tarojs/api').default

if (hooks.isExist('initNativeApi')) hooks.call('initNativeApi', taro)

module.exports = taro
module.exports.default = taro
