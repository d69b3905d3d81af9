import { Text } from '@tarojs/components'
import classNames from 'classnames'
import type { RichRun } from '@/wire/schemas/rich-text'
import { openRoute } from '@/services/navigation/open'
import { Pressable } from '@/ui/pressable'
import { textLink } from './text-link'
import './rich-words.scss'

/** The words of a paragraph; a link that leads nowhere we know is its words. */
export function RichWords({ runs }: { runs: readonly RichRun[] }) {
  return (
    <>
      {runs.map((run, index) => (
        <Words key={index} run={run} />
      ))}
    </>
  )
}

function Words({ run: { text, isStrong, isEmphasis, link } }: { run: RichRun }) {
  const target = link === null ? null : textLink(link)
  const words = (
    <Text className={classNames('rich-words', isStrong && 'rich-words--strong', isEmphasis && 'rich-words--emphasis')}>
      {text}
    </Text>
  )
  if (target === null) return words
  return (
    <Pressable className="rich-words__link" role="link" onPress={() => void openRoute(target)}>
      {words}
    </Pressable>
  )
}
