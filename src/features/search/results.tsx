import { View } from '@tarojs/components'
import { type SearchKind, Spelling } from '@/wire/enums/search'
import type { SearchResults } from '@/wire/schemas/search'
import { useAsyncPage } from '@/hooks/use-async-page'
import { fetchResults } from '@/services/api/search'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { Tabs } from '@/ui/tabs'
import { FoundOfKind } from './found-of-kind'
import { FoundOverview } from './found-overview'
import { MendedLine } from './mended-line'
import { messages } from './messages'
import { NothingFound } from './nothing-found'
import './results.scss'
import { useRemaining } from './use-remaining'

const ALL = 'all'

interface ResultsProps {
  query: string
  spelling: Spelling
  /** Of which all is shown; absent for the first few of every kind. */
  kind: SearchKind | undefined
  onKind: (kind: SearchKind | undefined) => void
  onSearch: (query: string, spelling?: Spelling) => void
}

/** What was found. */
export function Results({ query, spelling, ...props }: ResultsProps) {
  const { page, reload } = useAsyncPage((signal) => fetchResults({ query, spelling }, { signal }))
  if (page.status !== 'ready') return <LoadedOrNot page={page} onReload={reload} />
  return <Found query={query} results={page.data} {...props} />
}

interface FoundProps extends Omit<ResultsProps, 'spelling'> {
  results: SearchResults
}

function Found({ query, results: found, kind, onKind, onSearch }: FoundProps) {
  const results = useRemaining(found)
  const { counts, mended, marks } = results
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return <NothingFound query={query} onSearch={onSearch} />
  const shown = counts.find((one) => one.kind === kind)
  return (
    <View className="search-results">
      <View className="search-results__tabs">
        <Tabs
          items={[
            { key: ALL, label: messages.all(total) },
            ...counts.map((one) => ({ key: one.kind, label: messages.ofKind(messages.kind[one.kind], one.count) })),
          ]}
          selected={shown?.kind ?? ALL}
          onSelect={(key) => onKind(key === ALL ? undefined : key)}
          label={messages.kinds}
        />
      </View>
      <View className="said" role="status">
        {messages.found(shown?.count ?? total)}
      </View>
      <View className="search-results__list">
        {mended !== null && (
          <MendedLine mended={mended} typed={query} onTyped={() => onSearch(query, Spelling.typed)} />
        )}
        {shown === undefined ? (
          <FoundOverview results={results} onKind={onKind} />
        ) : (
          <FoundOfKind key={shown.kind} query={mended ?? query} kind={shown.kind} marks={marks} />
        )}
      </View>
    </View>
  )
}
