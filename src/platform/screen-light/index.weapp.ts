import Taro from '@tarojs/taro'
import type { LightScreen } from './types'

const BRIGHTEST = 1

/** Codes on screen: a page that opens may show its own before the one below it has gone. */
let wanted = 0
/** What was before; undefined while nothing was changed. */
let before: number | undefined
/** One after the other: WeChat tells only later how bright it was. */
let turn = Promise.resolve()

const follow = async (): Promise<void> => {
  const isLit = before !== undefined
  if (wanted > 0 === isLit) return
  if (before === undefined) {
    before = (await Taro.getScreenBrightness()).value
    await Taro.setScreenBrightness({ value: BRIGHTEST })
  } else {
    const value = before
    before = undefined
    await Taro.setScreenBrightness({ value })
  }
}

const change = (by: number): void => {
  wanted += by
  turn = turn.then(follow).catch(() => undefined)
}

/** WeChat's; it would stay so after the mini-program was left. */
export const lightScreen: LightScreen = () => {
  change(1)
  return () => change(-1)
}
