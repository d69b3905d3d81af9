import { useEffect, useRef } from 'react'
import Taro, { useDidHide, useDidShow } from '@tarojs/taro'

/** Names a page whose route stands for more than one; its config can hold only one title. */
export function usePageTitle(title: string): void {
  const isShown = useRef(false)
  const name = () => void Taro.setNavigationBarTitle({ title })
  useDidShow(() => {
    isShown.current = true
    name()
  })
  useDidHide(() => {
    isShown.current = false
  })
  useEffect(() => {
    // What it shows may be known only later; another page on top keeps its own name.
    if (isShown.current) name()
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [title])
}
