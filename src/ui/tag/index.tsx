import { Text } from '@tarojs/components'
import './index.scss'

export type TagTone = 'plain' | 'orange' | 'grey' | 'green' | 'blue' | 'gold' | 'dark'

export interface TagProps {
  children: string
  /** Gold is for membership, dark for tags over media. */
  tone?: TagTone
}

/** A short fact in a tint of one family. */
export function Tag({ children, tone = 'plain' }: TagProps) {
  return <Text className={`tag tag--${tone}`}>{children}</Text>
}
