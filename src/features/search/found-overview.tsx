import { View } from '@tarojs/components'
import { type SearchKind } from '@/wire/enums/search'
import type { SearchResults } from '@/wire/schemas/search'
import { Button } from '@/ui/button'
import { FoundRows } from './found-rows'
import { foundItems } from './found-item'
import { messages } from './messages'

interface FoundOverviewProps {
  results: SearchResults
  onKind: (kind: SearchKind) => void
}

/** The first few of every kind, and the way to the rest of it. */
export function FoundOverview({ results, onKind }: FoundOverviewProps) {
  const items = foundItems(results)
  return (
    <>
      {results.counts.map(({ kind, count }) => {
        const shown = items.filter((item) => item.kind === kind)
        return (
          <View key={kind}>
            <FoundRows items={shown} marks={results.marks} />
            {count > shown.length && (
              <Button kind="link" isSmall onPress={() => onKind(kind)}>
                {messages.seeAll(messages.kind[kind], count)}
              </Button>
            )}
          </View>
        )
      })}
    </>
  )
}
