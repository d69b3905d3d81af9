import Taro, { useDidShow } from '@tarojs/taro'

/** Names a page whose route stands for more than one; its config can hold only one title. */
export function usePageTitle(title: string): void {
  return useDidShow(() => void Taro.setNavigationBarTitle({ title }))
}
