import { View } from '@tarojs/components'
import type { Favourite } from '@/wire/schemas/favourite'
import type { PagedListView } from '@/hooks/use-paged-list'
import { open } from '@/services/navigation/open'
import { Button } from '@/ui/button'
import { PagedRows } from '@/ui/paged-rows'
import { EmptyView } from '@/ui/state-view'
import './favourite-list.scss'
import { FavouriteRow } from './favourite-row'
import { messages } from './messages'

interface FavouriteListProps {
  list: PagedListView<Favourite>
  /** Absent while nothing is being chosen. */
  chosen: readonly string[] | undefined
  onChoose: (id: string) => void
  onEdit: () => void
}

/** The saved articles of a kind. */
export function FavouriteList({ list, chosen, onChoose, onEdit }: FavouriteListProps) {
  return (
    <PagedRows list={list} empty={<NothingSaved />}>
      <View className="favourite-list">
        <View className="favourite-list__head">
          <Button kind="link" isSmall onPress={onEdit}>
            {chosen ? messages.done : messages.edit}
          </Button>
        </View>
        <View role="list">
          {list.items.map((favourite) => (
            <FavouriteRow
              key={favourite.id}
              favourite={favourite}
              isChosen={chosen?.includes(favourite.id)}
              onChoose={() => onChoose(favourite.id)}
            />
          ))}
        </View>
      </View>
    </PagedRows>
  )
}

function NothingSaved() {
  return (
    <EmptyView
      title={messages.emptyTitle}
      text={messages.emptyText}
      action={messages.toExplore}
      onAction={() => void open('pages/home/index')}
    />
  )
}
