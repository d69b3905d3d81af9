// Runs in the mini-program before the app, in place of Taro's own file: that one would bring a table of all components.
import { mergeReconciler } from '@tarojs/shared'
import { hostConfig } from '@tarojs/plugin-platform-weapp/dist/runtime-utils'

mergeReconciler(hostConfig)
