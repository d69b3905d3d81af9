import { createQuality } from '@/features/stage-3d/renderer/quality'

const SHARPEST = 2
const COARSEST = 0.75

const FRAMES = 500

const run = (elapsedMs: number) => {
  const quality = createQuality()
  for (let frame = 0; frame < FRAMES; frame += 1) quality.judge(elapsedMs)
  return quality.maxPixelRatio()
}

describe('the picture’s sharpness', () => {
  it('stays at its best while frames come in time', () => {
    expect(run(17)).toBe(SHARPEST)
  })

  it('goes down step by step to the last one while frames are slow', () => {
    expect(run(60)).toBe(COARSEST)
  })

  it('takes a pause for no slow frame', () => {
    expect(run(5_000)).toBe(SHARPEST)
  })

  it('forgives a single hiccup', () => {
    const quality = createQuality()
    for (let frame = 0; frame < FRAMES; frame += 1) quality.judge(frame === 30 ? 90 : 16)
    expect(quality.maxPixelRatio()).toBe(SHARPEST)
  })
})
