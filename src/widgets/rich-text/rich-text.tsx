import { View } from '@tarojs/components'
import type { RichBlock, RichRun } from '@/wire/schemas/rich-text'
import { Picture } from '@/ui/picture'
import { Pressable } from '@/ui/pressable'
import './rich-text.scss'
import { RichWords } from './rich-words'

interface RichTextProps {
  blocks: readonly RichBlock[]
  /** One of its pictures was tapped; without it they only stand there. */
  onPicture?: (url: string) => void
}

/** A long text with pictures. It is drawn from its blocks: nothing in it is markup, so nothing in it can act. */
export function RichText({ blocks, onPicture }: RichTextProps) {
  return (
    <View className="rich-text">
      {blocks.map((block, index) => (
        <Block key={index} block={block} {...(onPicture && { onPicture })} />
      ))}
    </View>
  )
}

function Block({ block, onPicture }: { block: RichBlock } & Pick<RichTextProps, 'onPicture'>) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <View className="rich-text__paragraph">
          <RichWords runs={block.runs} />
        </View>
      )
    case 'heading':
      return (
        <View className="rich-text__heading" role="heading" aria-level="2">
          {block.text}
        </View>
      )
    case 'quote':
      return <View className="rich-text__quote">{block.text}</View>
    case 'list':
      return <List items={block.items} isOrdered={block.isOrdered} />
    case 'picture':
      return (
        <View className="rich-text__figure">
          {onPicture ? (
            <Pressable className="rich-text__picture" label={block.alt} onPress={() => onPicture(block.url)}>
              <Picture src={block.url} alt={block.alt} ratio={block.width / block.height} />
            </Pressable>
          ) : (
            <Picture
              className="rich-text__picture"
              src={block.url}
              alt={block.alt}
              ratio={block.width / block.height}
            />
          )}
          {block.caption !== '' && <View className="rich-text__caption">{block.caption}</View>}
        </View>
      )
    default:
      return block satisfies never
  }
}

function List({ items, isOrdered }: { items: readonly (readonly RichRun[])[]; isOrdered: boolean }) {
  return (
    <View className="rich-text__list" role="list">
      {items.map((runs, index) => (
        <View key={index} className="rich-text__item" role="listitem">
          <View className="rich-text__mark">{isOrdered ? `${index + 1}.` : '•'}</View>
          <View className="grow">
            <RichWords runs={runs} />
          </View>
        </View>
      ))}
    </View>
  )
}
