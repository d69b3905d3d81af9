import Taro from '@tarojs/taro'
import { BAND_SHARE, createBand } from './band'

/** Tells which part of a box is read, by its place in the list; returns what stops it. */
export const watchParts = (
  boxId: string,
  partIds: readonly string[],
  onRead: (index: number) => void,
): (() => void) => {
  const { page } = Taro.getCurrentInstance()
  const tell = createBand(onRead)
  const observers: Taro.IntersectionObserver[] = []
  let isWanted = true

  const observe = (heightPx: number): void => {
    partIds.forEach((partId, index) => {
      const observer = Taro.createIntersectionObserver(page ?? {})
      observers.push(observer)
      observer
        .relativeTo(`#${boxId}`, { left: 0, right: 0, top: 0, bottom: (BAND_SHARE - 1) * heightPx })
        .observe(`#${partId}`, ({ intersectionRatio }) => tell([{ index, isIn: (intersectionRatio ?? 0) > 0 }]))
    })
  }
  // WeChat takes margins in px only, and what was just rendered reaches the view a moment later.
  Taro.nextTick(() => {
    Taro.createSelectorQuery()
      .select(`#${boxId}`)
      .boundingClientRect((box) => {
        if (isWanted && box && !Array.isArray(box)) observe(box.height)
      })
      .exec()
  })
  return () => {
    isWanted = false
    for (const observer of observers) observer.disconnect()
  }
}
