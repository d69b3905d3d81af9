import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import './group-head.scss'

interface GroupHeadProps {
  title: string
  /** Right of the title: what it costs, or a way to all of them. */
  side: ReactNode
  /** A line under the title. */
  note?: string | undefined
}

/** The line over a group of options. */
export function GroupHead({ title, side, note }: GroupHeadProps) {
  return (
    <>
      <View className="group-head">
        <View className="t-h3" role="heading" aria-level="2">
          {title}
        </View>
        <View className="group-head__side">{side}</View>
      </View>
      {note && <View className="group-head__note">{note}</View>}
    </>
  )
}
