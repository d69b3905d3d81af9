export interface AreaItemProps {
  name: string
  /** Beside the name, where cities of several provinces are listed. */
  province?: string
  isOn: boolean
  /** A tick tells the one that is on, beside its colour. */
  hasTick?: boolean
  onPress: () => void
}
