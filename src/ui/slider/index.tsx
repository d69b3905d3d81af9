import type { CSSProperties } from 'react'
import type { SliderProps } from './types'
import './index.scss'

const PERCENT = 100

/** A number between two others; in H5 the browser's own range input, so that keyboard and screen readers just work. */
export function Slider({ label, value, min, max, valueText, onChange }: SliderProps) {
  const share = max > min ? (PERCENT * (value - min)) / (max - min) : 0
  return (
    <input
      type="range"
      className="slider"
      aria-label={label}
      aria-valuetext={valueText}
      value={value}
      min={min}
      max={max}
      style={{ '--slider-share': `${share}%` } as CSSProperties}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  )
}
