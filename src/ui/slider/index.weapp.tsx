import { Slider as NativeSlider } from '@tarojs/components'
import { NATIVE_COLOURS } from '@/ui/native-colours'
import type { SliderProps } from './types'
import './index.scss'

const KNOB_PX = 24

/** A number between two others, in the mini-program. */
export function Slider({ label, value, min, max, valueText, onChange }: SliderProps) {
  return (
    <NativeSlider
      className="slider"
      {...{ 'aria-label': `${label}, ${valueText}` }}
      value={value}
      min={min}
      max={max}
      blockSize={KNOB_PX}
      activeColor={NATIVE_COLOURS.chosen}
      backgroundColor={NATIVE_COLOURS.track}
      onChanging={(event) => onChange(event.detail.value)}
      onChange={(event) => onChange(event.detail.value)}
    />
  )
}
