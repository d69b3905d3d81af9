import { useShareAppMessage } from '@tarojs/taro'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { SearchKind, Spelling } from '@/wire/enums/search'
import { MAX_SEARCH_LENGTH } from '@/wire/search-limits'
import { useKeptQuery } from '@/hooks/use-kept-query'
import { goBack } from '@/services/navigation/go-back'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { SearchField } from '@/ui/search-field'
import { rememberSearch } from './history'
import { messages } from './messages'
import { Results } from './results'
import './search-page.scss'
import { StartView } from './start-view'
import { SuggestionList } from './suggestion-list'

interface SearchPageProps {
  query: string | undefined
  kind: string | undefined
}

/** What was asked for; whoever insists on it has no typing error mended. */
interface Asked {
  query: string
  spelling: Spelling
}

const kindOf = (text: string | undefined): SearchKind | undefined =>
  Object.values(SearchKind).find((kind) => kind === text)

/** One field over everything there is. */
export function SearchPage({ query: linked = '', kind: linkedKind }: SearchPageProps) {
  const first = linked.trim().slice(0, MAX_SEARCH_LENGTH)
  const [typed, setTyped] = useState(first)
  const [asked, setAsked] = useState<Asked>({ query: first, spelling: Spelling.mended })
  const [kind, setKind] = useState(kindOf(linkedKind))
  const keepAddress = useKeptQuery()
  const words = typed.trim()
  useShareAppMessage(() => ({
    title: messages.title,
    path: asked.query === '' ? '/pages/search/index' : `/pages/search/index?query=${encodeURIComponent(asked.query)}`,
  }))

  const search = (query: string, spelling: Spelling = Spelling.mended) => {
    if (query === '') return
    setTyped(query)
    setAsked({ query, spelling })
    setKind(undefined)
    rememberSearch(query)
    keepAddress({ query })
  }
  const choose = (next: SearchKind | undefined) => {
    setKind(next)
    keepAddress({ query: asked.query, ...(next && { kind: next }) })
  }
  const type = (text: string) => {
    setTyped(text)
    if (text.trim() === '') keepAddress({})
  }
  return (
    <PageShell
      nav={
        <NavBar onBack={() => void goBack('pages/home/index')}>
          <View className="search-page__field">
            <SearchField
              label={messages.field}
              value={typed}
              maxLength={MAX_SEARCH_LENGTH}
              isFocused={first === ''}
              onChange={type}
              onSubmit={() => search(words)}
            />
          </View>
        </NavBar>
      }
    >
      {words === '' && <StartView onSearch={search} />}
      {words !== '' && words !== asked.query && <SuggestionList query={words} onSearch={search} />}
      {words !== '' && words === asked.query && (
        <Results key={`${asked.spelling} ${asked.query}`} {...asked} kind={kind} onKind={choose} onSearch={search} />
      )}
    </PageShell>
  )
}
