export interface SliderProps {
  /** What is set, for screen readers. */
  label: string
  value: number
  min: number
  max: number
  /** The value in words: "30 %, ¥87,510.00". */
  valueText: string
  /** Called all the while the knob moves. */
  onChange: (value: number) => void
}
