import { View } from '@tarojs/components'
import type { Favourite } from '@/wire/schemas/favourite'
import { open } from '@/services/navigation/open'
import { Button } from '@/ui/button'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { Spinner } from '@/ui/spinner'
import { EmptyView, ErrorView } from '@/ui/state-view'
import './favourite-list.scss'
import { FavouriteRow } from './favourite-row'
import { messages } from './messages'
import type { FavouritesView } from './use-favourites'

interface FavouriteListProps {
  list: FavouritesView
  /** Those of the list that are still there. */
  items: readonly Favourite[]
  /** Absent while nothing is being chosen. */
  chosen: readonly string[] | undefined
  onChoose: (id: string) => void
  onEdit: () => void
}

/** The saved articles of a kind. */
export function FavouriteList({ list, items, chosen, onChoose, onEdit }: FavouriteListProps) {
  const { phase, failure, refresh, retry } = list
  if (items.length === 0 && failure !== undefined) return <ErrorView text={failure} onReload={refresh} />
  if (items.length === 0 && phase !== 'ready') return <LoadedOrNot page={{ status: 'loading' }} onReload={refresh} />
  if (items.length === 0) {
    return (
      <EmptyView
        title={messages.emptyTitle}
        text={messages.emptyText}
        action={messages.toExplore}
        onAction={() => void open('pages/home/index')}
      />
    )
  }
  return (
    <View className="favourite-list">
      <View className="favourite-list__head">
        <Button kind="link" isSmall onPress={onEdit}>
          {chosen ? messages.done : messages.edit}
        </Button>
      </View>
      <View role="list">
        {items.map((favourite) => (
          <FavouriteRow
            key={favourite.id}
            favourite={favourite}
            isChosen={chosen?.includes(favourite.id)}
            onChoose={() => onChoose(favourite.id)}
          />
        ))}
      </View>
      {phase === 'loadingMore' && <Spinner />}
      {failure !== undefined && (
        <Button kind="link" isSmall onPress={retry}>
          {messages.moreFailed}
        </Button>
      )}
    </View>
  )
}
