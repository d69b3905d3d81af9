// Runs in the mini-program: Taro numbers a component's attributes there too, by the same table as its templates.
import { mergeInternalComponents } from '@tarojs/shared'
import components from './weapp-aria-components'

mergeInternalComponents(components)
