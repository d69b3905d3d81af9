import { createQuality, PIXEL_RATIOS } from '@/features/stage-3d/renderer/quality'

const FRAMES = 500

const run = (elapsedMs: number) => {
  const quality = createQuality()
  for (let frame = 0; frame < FRAMES; frame += 1) quality.judge(elapsedMs)
  return quality.maxPixelRatio()
}

describe('the picture’s sharpness', () => {
  it('stays at its best while frames come in time', () => {
    expect(run(17)).toBe(PIXEL_RATIOS[0])
  })

  it('goes down step by step to the last one while frames are slow', () => {
    expect(run(60)).toBe(PIXEL_RATIOS[PIXEL_RATIOS.length - 1])
  })

  it('takes a pause for no slow frame', () => {
    expect(run(5_000)).toBe(PIXEL_RATIOS[0])
  })

  it('forgives a single hiccup', () => {
    const quality = createQuality()
    for (let frame = 0; frame < FRAMES; frame += 1) quality.judge(frame === 30 ? 90 : 16)
    expect(quality.maxPixelRatio()).toBe(PIXEL_RATIOS[0])
  })
})
