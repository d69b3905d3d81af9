import Taro from '@tarojs/taro'
import { SCREEN_PX, sharpOf } from './widths'

let known: number | undefined

/** The phone's own pixels across; asked once. */
const pixelsAcross = (): number => {
  if (known === undefined) {
    const { windowWidth, pixelRatio } = Taro.getWindowInfo()
    known = windowWidth * pixelRatio
  }
  return known
}

/**
 * The address of the smallest width of a picture that is sharp on this phone.
 *
 * @param drawnPx - how wide it is drawn on a screen of 375 px.
 */
export const sharpUrl = (src: string, drawnPx: number = SCREEN_PX): string => sharpOf(src, drawnPx, pixelsAcross())
