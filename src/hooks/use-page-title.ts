import Taro, { useDidShow } from '@tarojs/taro'

/** Names a page whose route stands for more than one; its config can hold only one title. */
export const usePageTitle = (title: string): void => useDidShow(() => void Taro.setNavigationBarTitle({ title }))
