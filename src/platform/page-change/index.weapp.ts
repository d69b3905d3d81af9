import Taro from '@tarojs/taro'
import type { LeavePage, RememberPage, Standing } from './types'

/** WeChat's navigation calls settle once the page is open. */
export const leavePage: LeavePage = async (lead) => {
  await lead()
}

export const standing: Standing = () => Taro.getCurrentPages().slice(-1)[0]

export const rememberPage: RememberPage = () => {
  const here = standing()
  return () => standing() === here
}
