import type { ReactNode } from 'react'

export interface OptionRowProps {
  label: string
  note?: string | undefined
  /** What choosing it asks for, in orange: it can be pressed all the same. */
  warning?: string | undefined
  /** Why it cannot be chosen; the row keeps its place and says so in orange. */
  blockedReason?: string | undefined
  /** Beside the label: a tag. */
  tag?: ReactNode
  picture?: ReactNode
  /** A price: right of the text, before the mark; under the text where a picture takes the room. */
  trailing?: ReactNode
  isOn: boolean
  /** Many of a group may be on. */
  isMultiple?: boolean
  onPress: () => void
}
