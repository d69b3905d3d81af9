import { Text } from '@tarojs/components'
import { markedParts } from './marked-parts'
import './marked.scss'

/** A text in which the words that were searched stand out. */
export function Marked({ text, marks }: { text: string; marks: readonly string[] }) {
  return (
    <>
      {markedParts(text, marks).map((part, index) => (
        <Text key={index} className={part.isMarked ? 'marked' : ''}>
          {part.text}
        </Text>
      ))}
    </>
  )
}
