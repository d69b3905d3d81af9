import { Pressable } from '@/ui/pressable'
import './cell-link.scss'

export interface CellLinkProps {
  children: string
  /** The same with what it is about: "Call Vela Space Jing’an". */
  label: string
  onPress: () => void
}

/** What can be done with what a cell says, at its right: a word in blue in a target of 44. */
export function CellLink({ children, label, onPress }: CellLinkProps) {
  return (
    <Pressable className="cell-link" label={label} onPress={onPress}>
      {children}
    </Pressable>
  )
}
