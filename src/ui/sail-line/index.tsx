import { View } from '@tarojs/components'
import './index.scss'

/** The colour of a part; rest is what is not there yet. */
export type SailTone = 'ink' | 'blue' | 'pale' | 'gold' | 'green' | 'orange' | 'rest'

interface SailLineProps {
  /** In any unit; a part of nothing is left out. */
  parts: readonly { key: string; share: number; tone: SailTone }[]
}

/**
 * A whole and its parts in their proportion, as one sail-cut bar; what it says stands beside it in words. Reads
 * `--sail-height` and `--sail-rest`, the colour of the rest.
 */
export function SailLine({ parts }: SailLineProps) {
  return (
    <View className="sail-line" aria-hidden="true">
      {parts
        .filter(({ share }) => share > 0)
        .map(({ key, share, tone }) => (
          <View key={key} className={`sail-line__part sail-line__part--${tone}`} style={{ flexGrow: share }} />
        ))}
    </View>
  )
}
