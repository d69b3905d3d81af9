import { View } from '@tarojs/components'
import { Tag } from '@/ui/tag'
import './index.scss'

export interface DocumentSection {
  title: string
  /** Paragraphs of plain text: nothing in a document is markup. */
  paragraphs: readonly string[]
  /** "Changed" beside the title. */
  tag?: string | undefined
}

export interface DocumentViewProps {
  sections: readonly DocumentSection[]
}

/** A long text to read: agreements, rules, articles without pictures. */
export function DocumentView({ sections }: DocumentViewProps) {
  return (
    <View className="document">
      {sections.map(({ title, paragraphs, tag }) => (
        <View key={title} className="document__section">
          <View className="document__title" role="heading" aria-level="2">
            {title} {tag && <Tag tone="orange">{tag}</Tag>}
          </View>
          {paragraphs.map((paragraph, index) => (
            <View key={index} className="document__paragraph">
              {paragraph}
            </View>
          ))}
        </View>
      ))}
    </View>
  )
}
