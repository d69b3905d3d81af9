import { Slider as NativeSlider } from '@tarojs/components'
import type { SliderProps } from './types'
import './index.scss'

const KNOB_PX = 24
const FILLED = '#0B57E3'
const EMPTY = '#E3E6EA'

/** A number between two others, in the mini-program. */
export function Slider({ label, value, min, max, step = 1, onChange }: SliderProps) {
  return (
    <NativeSlider
      className="slider"
      {...{ 'aria-label': label }}
      value={value}
      min={min}
      max={max}
      step={step}
      blockSize={KNOB_PX}
      activeColor={FILLED}
      backgroundColor={EMPTY}
      onChanging={(event) => onChange(event.detail.value)}
      onChange={(event) => onChange(event.detail.value)}
    />
  )
}
