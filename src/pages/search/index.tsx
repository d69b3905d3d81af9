import { SearchPage } from '@/features/search/search-page'
import { usePageParams } from '@/hooks/use-page-params'

export default function Search() {
  const { query, kind } = usePageParams<'pages/search/index'>()
  return <SearchPage query={query} kind={kind} />
}
